import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '~/launcher/machine/root';

const ascii = Array.from({ length: 0x7e - 0x1f }, (_, index) =>
  String.fromCharCode(0x20 + index),
).join('');

/** Characters on nearly every page. The other letters stay in the package's own file, which a page fetches
 *  only when it shows one. */
export const LATIN = `${ascii}\u00a0°©·×æéð÷`;

/** Dashes, quotes and dots of English text. */
export const POINTS = '‐‑–—‘’“”•…′″';

/** Letters and marks of the IPA in the cards and in `ipa.ts` that no Latin face above has. */
export const PHONETIC = 'ŋɑɒɔəɜɡɪʃʊʌʒˈˌː';

/** The faces of the first screen, from packages that carry every weight and feature. */
export const LATIN_FACES = {
  'latin-serif': 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  'latin-sans': 'source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
} as const;

/** The face of the IPA, of which a lesson shows fifteen of 800 characters. */
export const PHONETIC_FACE = 'source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';

/** Subsets a face to some characters, `LATIN` and `POINTS` unless others are given, the weights 400–700 and the
 *  features that the pages use: this halves the bytes that every first visit waits for.
 *  @returns a woff2 file */
export function cutLatin(file: string, characters = LATIN + POINTS): Promise<Buffer> {
  const face = readFileSync(join(ROOT, 'node_modules/@fontsource-variable', file));
  return subsetFont(face, characters, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk', 'rvrn'],
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}
