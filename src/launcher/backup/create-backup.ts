import { existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type ArchiveWriter, writeArchive } from './archive-writer';
import { BackupError } from './backup-error';
import { readMigrations, readSequences, readTables } from './catalog';
import { checkBackup } from './check-backup';
import { listDataFiles, readDataFile } from './data-files';
import { withDisk } from './disk-error';
import { canDecrypt } from './encryption';
import { fingerprint } from './fingerprint';
import { FORMAT, MANIFEST, type Manifest } from './manifest';
import type { Progress } from './progress';
import { readRows } from './read-rows';
import { inSession, type Session } from './session';

export interface BackupOptions {
  url: string;
  dataDir: string;
  /** Path of the file to make. */
  path: string;
  /** BACKUP_KEY; null: not encrypted. */
  key: string | null;
  onProgress?: Progress;
}

export interface BackupResult {
  takenAt: Date;
  bytes: number;
  tables: number;
  rows: number;
  files: number;
  /** Whether the file was read again and is complete. False when the key can only encrypt. */
  isChecked: boolean;
}

/** Saves the database as it is at one moment, and the files of DATA_DIR, into one file; then reads that file
 *  again. The file gets its name only when it is complete. A running server continues.
 *  @throws BackupError */
export async function createBackup(options: BackupOptions): Promise<BackupResult> {
  const { url, path, key, onProgress = () => {} } = options;
  const partial = await claim(path);
  let saved = { takenAt: new Date(), tables: 0, rows: 0, files: 0 };
  try {
    await inSession(url, 'read', (session) =>
      writeArchive(partial, key, async (archive) => {
        saved = await save(session, archive, options);
      }),
    );
    const isChecked = key === null || canDecrypt(key);
    if (isChecked) await checkBackup({ path: partial, key, onProgress });
    await rename(partial, path);
    return { ...saved, bytes: (await stat(path)).size, isChecked };
  } catch (error) {
    await rm(partial, { force: true });
    throw withDisk(error, dirname(path), 'No backup was made.');
  }
}

/** Creates the file that becomes the backup, which of several processes only one can.
 *  @returns its path */
async function claim(path: string): Promise<string> {
  const partial = `${path}.partial`;
  try {
    await (await open(partial, 'wx', 0o600)).close();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const sentence =
      code === 'EEXIST'
        ? `Another backup is being written to ${partial}.`
        : `${partial} cannot be written (${code}).`;
    throw new BackupError(sentence, { cause });
  }
  if (!existsSync(path)) return partial;
  await rm(partial);
  throw new BackupError(`There is a backup ${path} already.`);
}

async function save(
  session: Session,
  archive: ArchiveWriter,
  { dataDir, onProgress = () => {} }: BackupOptions,
) {
  const manifest = await describeDatabase(session);
  await archive.add(MANIFEST, Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`));
  // Files come first: a file that a row names at this moment stays for ten minutes after it was replaced.
  let files = 0;
  for (const file of await listDataFiles(dataDir, new Date(manifest.takenAt))) {
    const content = await readDataFile(dataDir, file);
    if (content === null) continue;
    await archive.add(`files/${file}`, content);
    files += 1;
  }
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const tables = await readTables(session);
  for (const { name } of manifest.tables) {
    const columns = (tables.get(name) ?? []).filter(({ isGenerated }) => !isGenerated);
    let part = 0;
    for await (const { lines, rows } of readRows(session, name, columns)) {
      part += 1;
      await archive.add(`tables/${name}/${String(part).padStart(6, '0')}.jsonl`, lines);
      done += rows;
      onProgress('save', done, total);
    }
  }
  const takenAt = new Date(manifest.takenAt);
  return { takenAt, tables: manifest.tables.length, rows: total, files };
}

async function describeDatabase(session: Session): Promise<Manifest> {
  // The transaction's snapshot is taken by its first statement.
  const migrations = await readMigrations(session);
  const takenAt = new Date().toISOString();
  const [version] = await session.query('SHOW server_version');
  const tables: Manifest['tables'] = [];
  for (const [name, columns] of await readTables(session)) {
    const written = columns.filter(({ isGenerated }) => !isGenerated);
    tables.push({
      name,
      columns: written.map((column) => column.name),
      ...(await fingerprint(session, name, columns)),
    });
  }
  return {
    product: 'shuoyi',
    format: FORMAT,
    takenAt,
    server: version?.[0] ?? '',
    migrations,
    tables,
    sequences: await readSequences(session),
  };
}
