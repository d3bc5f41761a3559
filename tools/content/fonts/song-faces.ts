import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '~/launcher/machine/root';
import { headlineSlices } from './headline-text';
import { unicodeRange } from './unicode-range';

const FOLDER = join(ROOT, 'public/fonts');
const BRAND_FACE = join(ROOT, 'src/app/brand-face.ts');
const NOTE = '/* Written by `npm run fonts`. */';

/** Writes the Chinese headline face, one file for each slice, the style sheet that declares them, and the address
 *  of the brand's file, which public Chinese pages preload. */
export async function writeSongFaces(face: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (/^song-.*\.woff2$/.test(name)) rmSync(join(FOLDER, name));
  const rules: string[] = [];
  for (const slice of headlineSlices()) {
    const bytes = await subsetFont(face, slice.characters, {
      targetFormat: 'woff2',
      noHinting: true,
      noLayoutClosure: true,
      keepFeatures: ['kern'],
      dropTables: ['vmtx', 'vhea', 'VORG', 'BASE', 'GSUB', 'GPOS'],
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `song-${slice.name}-${hash}.woff2`;
    writeFileSync(join(FOLDER, file), bytes);
    rules.push(rule(file, slice.characters));
    if (slice.name === 'brand') writeFileSync(BRAND_FACE, brandFace(file));
    console.log(`${file}: ${slice.characters.length} characters, ${bytes.length} bytes`);
  }
  writeFileSync(join(ROOT, 'src/app/song.css'), `${NOTE}\n${rules.join('\n')}`);
}

const rule = (file: string, characters: string) => `@font-face {
  font-family: "Shuoyi Song";
  font-weight: 500 900;
  font-display: swap;
  src: url("/fonts/${file}") format("woff2");
  unicode-range:
    ${unicodeRange(characters)};
}
`;

const brandFace = (file: string) => `// Written by \`npm run fonts\`.
/** Address of the characters of the brand and of the front page's headline. */
export const BRAND_FACE = '/fonts/${file}';
`;
