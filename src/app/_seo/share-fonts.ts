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

/** The serif of the headlines, Latin first, then the Chinese one in its parts: the renderer takes each
 *  character from the first face that has it. It reads no WOFF2, so those are unpacked, once. */
export function loadShareFonts(): Promise<ShareFont[]> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ShareFont[]> {
  const fonts: ShareFont[] = [{ name: 'Serif', data: readFileSync(SERIF), weight: 600 }];
  for (const file of readdirSync(SONG).filter((name) => name.endsWith('.woff2'))) {
    // One after the other: the converter hands out its own memory, which the next one overwrites.
    const data = await convert(readFileSync(join(SONG, file)), 'sfnt');
    fonts.push({ name: `Song ${fonts.length}`, data: Buffer.from(data), weight: 700 });
  }
  return fonts;
}
