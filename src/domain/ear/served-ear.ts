/** URL path of the net that lessons load, without an extension. It contains the first 8 hex digits of the file's SHA-256,
 *  so that the file may be cached for ever. */
const NET = '/speech/ear-a87b910a';

/** The files of the ear in `public/`. */
export const SERVED_EAR = {
  path: `${NET}.bin`,
  /** Size of the net, to notice a file that was cut short. */
  bytes: 1_320_760,
  /** The licence of the speech embedding, and what was changed of it: whoever serves the net serves both. */
  licence: `${NET}.LICENSE.txt`,
  notice: `${NET}.NOTICE.txt`,
} as const;
