import { migrate } from '~/launcher/database/migrations';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { readArchive } from './archive-reader';
import { BackupError } from './backup-error';
import { type Column, MIGRATIONS_TABLE, quote, readTables } from './catalog';
import { checkBackup, tableOfEntry } from './check-backup';
import { hasDataFiles, type StagedFiles, stageDataFiles } from './data-files';
import { COPY, dropCopy, makeEmptyCopy } from './empty-copy';
import { fingerprint } from './fingerprint';
import { migrationsOfBackup } from './known-migrations';
import { loadRows } from './load-rows';
import type { Manifest } from './manifest';
import { dropObjects, moveObjects } from './objects';
import type { Progress } from './progress';
import { readReaders, readShutOut } from './readers';
import { enterSchema, inSession, type Session } from './session';
import { withoutRules } from './without-rules';

export interface RestoreOptions {
  url: string;
  dataDir: string;
  path: string;
  /** BACKUP_KEY, when the backup is encrypted. */
  key: string | null;
  /** Whether a database with rows, and files of DATA_DIR, may be replaced. */
  replaces: boolean;
  /** Folder of the migrations; by default the committed ones. */
  migrationsFolder?: string;
  onProgress?: Progress;
}

export interface RestoreResult {
  takenAt: Date;
  tables: number;
  rows: number;
  /** Migrations that the backup did not have yet. */
  migrated: string[];
  /** Tables of the backup that no migration makes: their rows are in the file only. */
  skipped: string[];
  /** Folder with the files that were replaced. */
  replaced: string | null;
  /** Roles, such as the servers', that may not read every table of the database now. */
  shutOut: string[];
}

/** Replaces the database and the files by a backup. Everything is checked first; then the tables are created and
 *  filled beside the present ones, and replace them in one transaction once every table has the rows of the
 *  backup.
 *  @throws BackupError with nothing changed */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const { url, dataDir, replaces, migrationsFolder = MIGRATIONS_DIR } = options;
  const manifest = await checkBackup(options);
  const migrations = await migrationsOfBackup(manifest, migrationsFolder);
  if (!replaces && (await hasDataFiles(dataDir))) throw inTheWay(`${dataDir} holds files.`);
  const files = stageDataFiles(dataDir, new Date());
  if (!replaces) await inSession(url, 'read', refuseRows);
  try {
    await makeEmptyCopy(url, migrations);
    const { skipped, readers } = await inSession(url, 'write', async (session) => {
      await enterSchema(session, COPY);
      const without = await fill(session, manifest, files, options);
      await enterSchema(session, 'public');
      if (!replaces) await refuseRows(session);
      const present = await readReaders(session);
      await dropObjects(session);
      await enterSchema(session, COPY);
      await moveObjects(session);
      return { skipped: without, readers: present };
    });
    const replaced = await files.commit();
    const migrated = await migrate(url, { folder: migrationsFolder });
    const shutOut = await inSession(url, 'read', (session) => readShutOut(session, readers));
    return {
      takenAt: new Date(manifest.takenAt),
      tables: manifest.tables.length - skipped.length,
      rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
      migrated,
      skipped,
      replaced,
      shutOut,
    };
  } finally {
    await dropCopy(url);
    await files.discard();
  }
}

async function refuseRows(session: Session): Promise<void> {
  for (const table of (await readTables(session)).keys()) {
    if (table === MIGRATIONS_TABLE) continue;
    const rows = await session.query(`SELECT 1 FROM ${quote(table)} LIMIT 1`);
    if (rows.length > 0) throw inTheWay('The database is not empty.');
  }
}

function inTheWay(what: string): BackupError {
  return new BackupError(
    `${what} Nothing was restored: --replace replaces everything there by the backup.`,
  );
}

async function fill(
  session: Session,
  manifest: Manifest,
  files: StagedFiles,
  { path, key, onProgress = () => {} }: RestoreOptions,
): Promise<string[]> {
  const present = await readTables(session);
  const written = new Map<string, Column[]>();
  for (const { name, columns } of manifest.tables) {
    const found = present.get(name);
    if (found)
      written.set(
        name,
        columns.map((column) => columnOf(name, column, found)),
      );
  }
  const total = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  await withoutRules(session, async () => {
    for await (const { name, content } of readArchive(path, key)) {
      const table = tableOfEntry(name);
      const columns = table === null ? undefined : written.get(table);
      if (table !== null && columns) done += await loadRows(session, table, columns, content);
      else if (name.startsWith('files/')) await files.write(name.slice('files/'.length), content);
      onProgress('restore', done, total);
    }
  });
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await session.query('SELECT setval(to_regclass($1), $2::bigint, $3::boolean)', [
      quote(name),
      lastValue,
      isCalled,
    ]);
  await verify(session, manifest, present, onProgress);
  return manifest.tables.map(({ name }) => name).filter((name) => !written.has(name));
}

function columnOf(table: string, name: string, columns: readonly Column[]): Column {
  const column = columns.find((candidate) => candidate.name === name);
  if (column) return column;
  throw new BackupError(
    `The backup has a column ${table}.${name}, which no migration makes. Nothing was restored.`,
  );
}

async function verify(
  session: Session,
  { tables }: Manifest,
  present: ReadonlyMap<string, Column[]>,
  onProgress: Progress,
): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const columns = present.get(table.name);
    if (!columns) continue;
    const found = await fingerprint(session, table.name, columns);
    if (found.rows !== table.rows || found.fingerprint !== table.fingerprint)
      throw new BackupError(`${table.name} did not come back as it was. Nothing was restored.`);
    onProgress('verify', index + 1, tables.length);
  }
}
