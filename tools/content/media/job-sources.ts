import type { ClipLine } from '~/server/gateways/speech/render-clip';

/** Hashes of the lines that every machine with the same packaged and own voices has. What is merely installed on
 *  one is the last resort, and must not make the clips of another look old. */
export const jobSources = (lines: readonly ClipLine[]): string[] =>
  lines.filter(({ speaker }) => speaker.voice.engine !== 'rhvoice').map(({ source }) => source);
