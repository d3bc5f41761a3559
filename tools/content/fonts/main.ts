import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '~/launcher/machine/root';
import { extractFace } from './collection-face';
import { headlineCharacters } from './headline-text';
import { cutLatin, LATIN_FACES } from './latin-faces';
import { unicodeRange } from './unicode-range';

/** Debian's `fonts-noto-cjk`; another path may be given as the first argument. */
const COLLECTION = process.argv[2] ?? '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc';
const FAMILY = 'Noto Serif CJK TC';
const FOLDER = join(ROOT, 'public/fonts');

/** `npm run fonts`: subsets the Latin faces to the characters of most pages, and the serif of the Chinese
 *  headlines to the characters of the texts. The latter in slices, of which a browser fetches only those with
 *  characters of the page. */
async function main(): Promise<void> {
  for (const [name, file] of Object.entries(LATIN_FACES)) {
    const bytes = await cutLatin(file);
    writeFileSync(join(ROOT, `src/app/faces/${name}.woff2`), bytes);
    console.log(`${name}: ${Math.round(bytes.length / 1024)} KB`);
  }
  if (!existsSync(COLLECTION)) throw new Error(`${COLLECTION} is missing: install fonts-noto-cjk.`);
  const face = extractFace(readFileSync(COLLECTION), FAMILY);
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (/^song-.*\.woff2$/.test(name)) rmSync(join(FOLDER, name));
  const rules: string[] = [];
  for (const [name, characters] of Object.entries(headlineCharacters().slices)) {
    const bytes = await subsetFont(face, characters, {
      targetFormat: 'woff2',
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: ['kern'],
      dropTables: ['vmtx', 'vhea', 'VORG', 'BASE', 'GSUB', 'GPOS'],
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `song-${name}-${hash}.woff2`;
    writeFileSync(join(FOLDER, file), bytes);
    rules.push(rule(file, characters));
    console.log(`${file}: ${characters.length} characters, ${Math.round(bytes.length / 1024)} KB`);
  }
  writeFileSync(join(ROOT, 'src/app/song.css'), `${NOTE}\n${rules.join('\n')}`);
}

const NOTE = '/* Written by `npm run fonts`. */';

const rule = (file: string, characters: string) => `@font-face {
  font-family: "Shuoyi Song";
  font-weight: 500 900;
  font-display: swap;
  src: url("/fonts/${file}") format("woff2");
  unicode-range:
    ${unicodeRange(characters)};
}
`;

await main();
