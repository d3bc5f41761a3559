import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Clip, type UnitMedia, unitMediaSchema } from '~/schemas/content';

/** The two places of generated media: manifests beside the content, sound under `public`. */
export interface MediaStore {
  read(slug: string): UnitMedia | null;
  has(clip: Clip): boolean;
  writeSound(path: string, mp3: Uint8Array): void;
  writeManifest(media: UnitMedia): void;
  /** Deletes what no manifest of these units names. Returns the deleted files. */
  removeOrphans(media: readonly UnitMedia[]): string[];
  totalBytes(media: readonly UnitMedia[]): number;
}

/** @param root of the project */
export function openMediaStore(root: string): MediaStore {
  const manifests = join(root, 'prisma', 'content', 'media');
  const soundRoot = join(root, 'public', 'media', 'units');
  const manifest = (slug: string) => join(manifests, `${slug}.json`);
  const sound = (path: string) => join(root, 'public', path);
  return {
    read(slug) {
      if (!existsSync(manifest(slug))) return null;
      // A manifest of an older shape is as good as none: everything is made again.
      const media = unitMediaSchema.safeParse(JSON.parse(readFileSync(manifest(slug), 'utf8')));
      return media.success ? media.data : null;
    },
    has: (clip) => existsSync(sound(clip.path)),
    writeSound(path, mp3) {
      mkdirSync(dirname(sound(path)), { recursive: true });
      writeFileSync(sound(path), mp3);
    },
    writeManifest(media) {
      mkdirSync(manifests, { recursive: true });
      writeFileSync(manifest(media.slug), `${format(media)}\n`);
    },
    removeOrphans(media) {
      const wanted = new Set([
        ...media.map(({ slug }) => manifest(slug)),
        ...clipsOf(media).map(({ path }) => sound(path)),
      ]);
      const found = [...filesOf(manifests, '.json'), ...filesOf(soundRoot, '.mp3')];
      const orphans = found.filter((file) => !wanted.has(file));
      for (const file of orphans) rmSync(file);
      return orphans;
    },
    totalBytes: (media) =>
      clipsOf(media).reduce((sum, { path }) => sum + readFileSync(sound(path)).length, 0),
  };
}

const clipsOf = (media: readonly UnitMedia[]): Clip[] =>
  media.flatMap(({ items }) => items.flatMap(({ audio }) => [audio.US, audio.GB]));

function filesOf(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

/** One line an item: a changed clip is a changed line. */
function format({ slug, envelope, items }: UnitMedia): string {
  const lines = items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  return `{\n  "slug": ${JSON.stringify(slug)},\n  "envelope": ${JSON.stringify(envelope)},\n  "items": [\n${lines}\n  ]\n}`;
}
