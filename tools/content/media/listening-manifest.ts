import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListeningClips, listeningClipsSchema } from '~/schemas/listening-clips';
import { writeFileAtomic } from './write-file-atomic';

/** Folder of the manifest, relative to the root. */
export const LISTENING = join('prisma', 'content', 'listening');
export const LISTENING_MANIFEST = join(LISTENING, 'pairs.json');

/** Reads the manifest; one of an older schema counts as missing. */
export function readListeningClips(root: string): ListeningClips | null {
  const file = join(root, LISTENING_MANIFEST);
  if (!existsSync(file)) return null;
  const { data } = listeningClipsSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return data ?? null;
}

/** Formats one line per word, for readable diffs. */
export function writeListeningClips(root: string, { words, ...head }: ListeningClips): void {
  const fields = Object.entries(head).map(([key, value]) => `  "${key}": ${JSON.stringify(value)}`);
  const lines = words.map((word) => `    ${JSON.stringify(word)}`).join(',\n');
  const text = `{\n${fields.join(',\n')},\n  "words": [\n${lines}\n  ]\n}\n`;
  writeFileAtomic(join(root, LISTENING_MANIFEST), text);
}
