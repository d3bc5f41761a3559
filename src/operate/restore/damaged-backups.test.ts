/** @module-tag extended */
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from '~/launcher/backup/archive-reader';
import { writeArchive } from '~/launcher/backup/archive-writer';
import { checkBackup } from '~/launcher/backup/check-backup';
import { createBackup } from '~/launcher/backup/create-backup';
import { MANIFEST, type Manifest } from '~/launcher/backup/manifest';
import { restoreBackup } from '~/launcher/backup/restore-backup';
import { migrate } from '~/launcher/database/migrations';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';
import { onDatabase, readEverything } from '~/test/drill-database';
import { createScratchDatabase, type ScratchDatabase } from '~/test/scratch-database';

const KEY = await generateIdentity();
const PASSPHRASE = 'correct horse battery staple';
const folder = mkdtempSync(join(tmpdir(), 'shuoyi-damaged-'));
const dataDir = join(folder, 'data');
let database: ScratchDatabase;
let plain: string;
let encrypted: string;

const newPath = () => join(folder, randomUUID());
const backUp = async (key: string | null) => {
  const path = newPath();
  await createBackup({ url: database.url, dataDir, path, key });
  return path;
};

beforeAll(async () => {
  database = await createScratchDatabase();
  await migrate(database.url);
  await onDatabase(database.url, (client) =>
    client.query(`INSERT INTO "Backup" SELECT gen_random_uuid(), now(), n, n, true, true
      FROM generate_series(1, 5000) n`),
  );
  plain = await backUp(null);
  encrypted = await backUp(KEY);
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A copy of the file whose bytes are changed by `change`. */
function changed(path: string, change: (bytes: Buffer) => Buffer): string {
  const copy = newPath();
  writeFileSync(copy, change(Buffer.from(readFileSync(path))));
  return copy;
}

const flipped = (share: number) => (bytes: Buffer) => {
  const at = Math.floor((bytes.length - 1) * share);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

/** A complete backup with a changed manifest. */
async function withManifest(change: (manifest: Manifest) => void): Promise<string> {
  const copy = newPath();
  await writeArchive(copy, null, async (archive) => {
    for await (const { name, content } of readArchive(plain, null)) {
      if (name !== MANIFEST) {
        await archive.add(name, content);
        continue;
      }
      const manifest = JSON.parse(content.toString()) as Manifest;
      change(manifest);
      await archive.add(name, Buffer.from(JSON.stringify(manifest)));
    }
  });
  return copy;
}

/** Restores with all permissions; nothing may change. */
async function sentenceOf(path: string, key: string | null, migrationsFolder?: string) {
  const before = await readEverything(database.url);
  const restoring = restoreBackup({
    url: database.url,
    dataDir,
    path,
    key,
    replaces: true,
    ...(migrationsFolder && { migrationsFolder }),
  });
  const sentence = await restoring.then(
    () => 'restored',
    (error: Error) => `${error.name}: ${error.message}`,
  );
  expect(await readEverything(database.url)).toEqual(before);
  const schemas = await onDatabase(database.url, (client) =>
    client.query(`SELECT 1 FROM pg_namespace WHERE nspname = 'restoring_backup'`),
  );
  expect(schemas.rows).toEqual([]);
  return sentence;
}

describe('A restore that does not go through changes nothing', () => {
  it('A wrong key, no key and a key that is too short do not open a backup', async () => {
    const sealed = await backUp(PASSPHRASE);
    for (const [path, key] of [
      [encrypted, await generateIdentity()],
      [encrypted, PASSPHRASE],
      [sealed, KEY],
      [sealed, `${PASSPHRASE}!`],
    ] as const)
      expect(await sentenceOf(path, key)).toMatch(/does not open this backup/);
    expect(await sentenceOf(encrypted, null)).toMatch(/is encrypted: set BACKUP_KEY/);
    expect(await sentenceOf(encrypted, 'short')).toMatch(/too short/);
  });

  it.each([0.3, 0.5, 0.9, 0.999])(
    'A file with one other bit at %d of its length is refused',
    async (share) => {
      for (const [path, key] of [
        [encrypted, KEY],
        [plain, null],
      ] as const)
        expect(await sentenceOf(changed(path, flipped(share)), key)).toMatch(
          /BackupError: .*damaged/,
        );
    },
  );

  it.each([0.01, 0.5, 0.999])(
    'A file that was cut off at %d of its length is refused',
    async (share) => {
      const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * share));
      for (const [path, key] of [
        [encrypted, KEY],
        [plain, null],
      ] as const)
        expect(await sentenceOf(changed(path, cut), key)).toMatch(/BackupError/);
    },
  );

  it('A file that is no backup, and a path without a file, are refused', async () => {
    expect(
      await sentenceOf(
        changed(plain, () => Buffer.from('SELECT 1;')),
        null,
      ),
    ).toMatch(/is not a backup/);
    expect(await sentenceOf(newPath(), null)).toMatch(/There is no file/);
  });

  it('A backup with a newer or another migration, or of a newer format, is refused', async () => {
    const newer = await withManifest(({ migrations }) => {
      migrations.push({ name: '29990101000000_later', checksum: 'x' });
    });
    expect(await sentenceOf(newer, null)).toMatch(
      /29990101000000_later, which this version .* does not know/,
    );
    const migrations = newPath();
    cpSync(MIGRATIONS_DIR, migrations, { recursive: true });
    const [first = ''] = readdirSync(migrations).sort();
    appendFileSync(join(migrations, first, 'migration.sql'), '\n-- another one');
    expect(await sentenceOf(plain, null, migrations)).toMatch(/is not the one of this version/);
    const format = await withManifest((manifest) => {
      manifest.format = 2;
    });
    expect(await sentenceOf(format, null)).toMatch(/newer version of Shuoyi/);
  });

  it('Rows that do not come back as they were are rolled back', async () => {
    const other = await withManifest(({ tables }) => {
      const table = tables.find(({ name }) => name === 'Backup');
      if (table) table.fingerprint = '1';
    });
    expect(await sentenceOf(other, null)).toMatch(/Backup did not come back as it was/);
    const fewer = await withManifest(({ tables }) => {
      const table = tables.find(({ name }) => name === 'Backup');
      if (table) table.rows -= 1;
    });
    expect(await sentenceOf(fewer, null)).toMatch(/rows of Backup are missing/);
  });

  it('A backup writes no file outside of the data folder', async () => {
    const escaping = newPath();
    await writeArchive(escaping, null, async (archive) => {
      for await (const { name, content } of readArchive(plain, null))
        await archive.add(name, content);
      await archive.add('files/media/../../escaped', Buffer.from('x'));
    });
    expect(await sentenceOf(escaping, null)).toMatch(/which no backup does/);
  });

  it('A server with the public half of a key makes backups that only the secret half opens', async () => {
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    const path = newPath();
    const { isChecked } = await createBackup({ url: database.url, dataDir, path, key: recipient });
    expect(isChecked).toBe(false);
    expect(await sentenceOf(path, recipient)).toMatch(/public half/);
    expect((await checkBackup({ path, key: identity })).tables.length).toBeGreaterThan(30);
  });
});
