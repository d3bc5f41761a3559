import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sources of the gallery's pictures, and of the programs that take and compare them. */
export const GALLERY_SOURCES = [
  'src/app/[locale]/(form)/gallery',
  'src/app/fallback-faces.css',
  'src/app/fonts.ts',
  'src/app/globals.css',
  'src/components',
  'src/features/gallery',
  'tailwind.config.ts',
  'e2e/gallery-clipped.ts',
  'e2e/gallery-controls.ts',
  'e2e/gallery.spec.ts',
  'e2e/gallery.ts',
  'e2e/pictures.ts',
];
const RECORD = 'e2e/gallery/sources.sha256';
const TEST = /\.test\.tsx?$/;

/** @param {string} root
 *  @returns a digest of the names and texts of the gallery's sources, tests left out */
function digest(root) {
  const hash = createHash('sha256');
  for (const file of GALLERY_SOURCES.flatMap((source) => listFiles(root, source)).sort()) {
    const text = readFileSync(join(root, file));
    hash.update(`${file}\n${text.length}\n`).update(text);
  }
  return hash.digest('hex');
}

/** @param {string} root
 *  @param {string} source a file or a folder
 *  @returns {string[]} */
function listFiles(root, source) {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .map((name) => `${source}/${name.replaceAll('\\', '/')}`)
    .filter((file) => !TEST.test(file) && statSync(join(root, file)).isFile());
}

/** Whether the sources differ from those of the accepted pictures.
 *  @param {string} root */
export function gallerySourcesChanged(root) {
  const record = join(root, RECORD);
  return !existsSync(record) || readFileSync(record, 'utf8').trim() !== digest(root);
}

/** Records that the accepted pictures show the present sources.
 *  @param {string} root */
export function recordGallerySources(root) {
  writeFileSync(join(root, RECORD), `${digest(root)}\n`);
}
