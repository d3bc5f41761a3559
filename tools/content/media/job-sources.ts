import type { ClipLine } from '~/server/gateways/speech/render-clip';

/** Hashes of the lines that every machine with the same packaged and own voices has. Voices that are only
 *  installed on one machine are the last resort, and must not make the clips of another machine look
 *  outdated. */
export const jobSources = (lines: readonly ClipLine[]): string[] =>
  lines.filter(({ speaker }) => speaker.voice.engine !== 'rhvoice').map(({ source }) => source);
