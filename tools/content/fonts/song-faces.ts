import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from '~/launcher/machine/root';
import { brandCharacters, CONTENT, chineseCharacters, headlineSlices } from './headline-text';
import { pageFaces } from './page-faces';
import { unicodeRange } from './unicode-range';

const FOLDER = join(ROOT, 'public/fonts');
const NOTE = '/* Written by `npm run fonts`. */';

/** Writes the Chinese headline face: the brand's file and those of some pages, which the page's own style sheet
 *  declares; files for all other headlines, with a style sheet that is loaded later; and the addresses of the
 *  brand's file, which public Chinese pages preload, and of that sheet. */
export async function writeSongFaces(face: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER))
    if (/^song-.*\.(woff2|css)$/.test(name)) rmSync(join(FOLDER, name));
  const store = (name: string, extension: string, bytes: Buffer | string) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `song-${name}-${hash}.${extension}`;
    writeFileSync(join(FOLDER, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
    return `/fonts/${file}`;
  };
  const cut = async (name: string, characters: string) =>
    store(
      name,
      'woff2',
      await subsetFont(face, characters, {
        targetFormat: 'woff2',
        noHinting: true,
        noLayoutClosure: true,
        keepFeatures: ['kern'],
        dropTables: ['vmtx', 'vhea', 'VORG', 'BASE', 'GSUB', 'GPOS'],
      }),
    );

  const brand = brandCharacters();
  const brandFace = await cut('brand', brand);
  const early = [rule('Song brand', brandFace, rangeOf(brand))];
  for (const { name, routes = [], lateRoutes = [], texts } of pageFaces(CONTENT)) {
    const characters = chineseCharacters(texts);
    // Without a range: the file is fetched for the first character that the faces before it lack.
    const face = rule(`Song ${name}`, await cut(name, characters), `/* ${characters} */`);
    early.push(face);
    const pages = [
      ...routes.map(chinesePage),
      ...lateRoutes.map((route) => `:root[data-late-faces] ${chinesePage(route)}`),
    ];
    early.push(familyOf(`Song ${name}`, pages));
  }
  writeFileSync(join(ROOT, 'src/app/page-faces.css'), `${NOTE}\n${early.join('\n')}`);

  const late: string[] = [];
  for (const { name, characters } of headlineSlices())
    late.push(rule('Shuoyi Song', await cut(name, characters), rangeOf(characters)));
  const styles = store('all', 'css', `${NOTE}\n${late.join('\n')}`);
  writeFileSync(join(ROOT, 'src/app/song-faces.ts'), addresses(brandFace, styles));
}

const rule = (family: string, address: string, characters: string) => `@font-face {
  font-family: "${family}";
  font-weight: 500 900;
  font-display: swap;
  src: url("${address}") format("woff2");
  ${characters}
}
`;

const rangeOf = (characters: string) => `unicode-range:\n    ${unicodeRange(characters)};`;

const chinesePage = (route: string) => `[data-route="${route}___zh"]`;

/** The headlines of `pages` (selectors) have the face `family`. */
const familyOf = (family: string, pages: readonly string[]) => `${pages.join(',\n')} {
  --face-serif:
    var(--face-serif-latin), "Song brand", "${family}", "Shuoyi Song", var(--system-zh-serif), serif;
}
`;

const addresses = (brandFace: string, styles: string) => `// Written by \`npm run fonts\`.
/** Address of the characters of the brand and of the front page's headline. */
export const BRAND_FACE = '${brandFace}';
/** Address of the style sheet of the headline face for all other pages. */
export const SONG_STYLES = '${styles}';
`;
