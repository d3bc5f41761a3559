import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type UnitMedia, unitMediaSchema } from '~/schemas/content';
import { writeFileAtomic } from './write-file-atomic';

/** Path of a manifest, beside the content, relative to the root. */
export const MANIFESTS = join('prisma', 'content', 'media');

export const manifestFile = (slug: string): string => join(MANIFESTS, `${slug}.json`);

/** Reads a manifest; one of an older schema counts as missing, so that everything is made again. */
export function readManifest(root: string, slug: string): UnitMedia | null {
  const file = join(root, manifestFile(slug));
  if (!existsSync(file)) return null;
  const media = unitMediaSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return media.success ? media.data : null;
}

/** Formats one line per item, for readable diffs. */
export function writeManifest(root: string, media: UnitMedia): void {
  const { items, ...head } = media;
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const lines = items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  const text = `{\n${fields.join(',\n')},\n  "items": [\n${lines}\n  ]\n}\n`;
  writeFileAtomic(join(root, manifestFile(media.slug)), text);
}
