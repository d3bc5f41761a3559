import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { readArchive } from './archive-reader';
import { BackupError } from './backup-error';
import { isSafePath } from './data-files';
import { FORMAT, MANIFEST, type Manifest, manifestSchema } from './manifest';
import type { Progress } from './progress';

/** Reads a whole backup and compares it with its own manifest and digests.
 *  @throws BackupError when it is incomplete, or of a newer format */
export async function checkBackup({
  path,
  key,
  onProgress = () => {},
}: {
  path: string;
  key: string | null;
  onProgress?: Progress;
}): Promise<Manifest> {
  if (!existsSync(path)) throw new BackupError(`There is no file ${path}.`);
  const { size } = await stat(path);
  let read = 0;
  let manifest: Manifest | undefined;
  const rows = new Map<string, number>();
  const entries = readArchive(path, key, (bytes) => {
    read += bytes;
    onProgress('check', read, size);
  });
  for await (const { name, content } of entries) {
    if (manifest === undefined) {
      manifest = readManifest(path, name, content);
      continue;
    }
    const table = tableOfEntry(name);
    if (table === null) {
      if (!name.startsWith('files/') || !isSafePath(name.slice('files/'.length)))
        throw new BackupError(`The backup holds ${name}, which no backup does.`);
    } else rows.set(table, (rows.get(table) ?? 0) + countLines(content));
  }
  if (manifest === undefined)
    throw new BackupError(`${path} is not a backup that npm run backup made.`);
  for (const table of manifest.tables)
    if ((rows.get(table.name) ?? 0) !== table.rows)
      throw new BackupError(`The backup is damaged: rows of ${table.name} are missing.`);
  return manifest;
}

/** @returns the table whose rows the entry holds, or null for a file */
export function tableOfEntry(name: string): string | null {
  return name.match(/^tables\/([^/]+)\/\d{6,}\.jsonl$/)?.[1] ?? null;
}

function countLines(content: Buffer): number {
  let lines = 0;
  for (let at = content.indexOf(10); at !== -1; at = content.indexOf(10, at + 1)) lines += 1;
  return lines;
}

function readManifest(path: string, name: string, content: Buffer): Manifest {
  const json: unknown = name === MANIFEST ? JSON.parse(content.toString()) : null;
  const format = (json as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(
      'The backup was made by a newer version of Shuoyi: restore it with that one.',
    );
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) throw new BackupError(`${path} is not a backup that npm run backup made.`);
  return parsed.data;
}
