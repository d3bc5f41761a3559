import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';
import { extractFace } from './collection-face';
import { fallbackFaces } from './fallback-faces';
import { cutLatin, LATIN_FACES, PHONETIC, PHONETIC_FACE } from './latin-faces';
import { writeSongFaces } from './song-faces';

/** Debian's `fonts-noto-cjk`; another path may be given as the first argument. */
const COLLECTION = process.argv[2] ?? '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc';
const FAMILY = 'Noto Serif CJK TC';

/** `npm run fonts`: subsets the Latin faces to the characters of most pages, scales the faces of readers' systems
 *  to them, and cuts the serif of the Chinese headlines into files with the characters of the texts. */
async function main(): Promise<void> {
  for (const [name, file] of Object.entries(LATIN_FACES)) write(name, await cutLatin(file));
  write('phonetic', await cutLatin(PHONETIC_FACE, PHONETIC));
  writeFileSync(join(ROOT, 'src/app/fallback-faces.css'), await fallbackFaces());
  if (!existsSync(COLLECTION)) throw new Error(`${COLLECTION} is missing: install fonts-noto-cjk.`);
  await writeSongFaces(extractFace(readFileSync(COLLECTION), FAMILY));
}

function write(name: string, bytes: Buffer): void {
  writeFileSync(join(ROOT, `src/app/faces/${name}.woff2`), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
}

await main();
