import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';

export interface ShareFont {
  name: string;
  data: Buffer;
  weight: 600 | 700;
}

const SONG = join(process.cwd(), 'public/fonts');
const SERIF = join(
  process.cwd(),
  'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
);

let loaded: Promise<ShareFont[]> | undefined;

/** The serif fonts of the headlines, Latin first, then the slices of the Chinese one: the renderer takes each
 *  character from the first font that has it. It cannot read WOFF2, so the files are converted, once. */
export function loadShareFonts(): Promise<ShareFont[]> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ShareFont[]> {
  const fonts: ShareFont[] = [{ name: 'Serif', data: readFileSync(SERIF), weight: 600 }];
  for (const file of readdirSync(SONG).filter((name) => name.endsWith('.woff2'))) {
    // One after the other: the converter returns its own memory, which the next call overwrites.
    const data = await convert(readFileSync(join(SONG, file)), 'sfnt');
    fonts.push({ name: `Song ${fonts.length}`, data: Buffer.from(data), weight: 700 });
  }
  return fonts;
}
