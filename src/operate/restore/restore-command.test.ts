import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createBackup } from '~/launcher/backup/create-backup';
import { FirstConnectionError } from '~/launcher/database/explain-failure';
import { migrate } from '~/launcher/database/migrations';
import { probeDatabase } from '~/launcher/database/probe-database';
import { testDatabaseKind } from '~/test/db';
import { readEverything } from '~/test/drill-database';
import { createScratchDatabase, type ScratchDatabase } from '~/test/scratch-database';
import { runRestoreCommand } from './commands';

const folder = mkdtempSync(join(tmpdir(), 'shuoyi-restore-'));
const place = (url: string) => ({ url, dataDir: join(folder, 'data'), key: null });
/** There is no such backup: a wrong address is reported before the file is read. */
const NO_FILE = { path: join(folder, 'none'), replaces: false };

let database: ScratchDatabase;
beforeAll(async () => {
  database = await createScratchDatabase();
  writeFileSync(join(folder, 'file'), 'x');
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The error with which the command fails. */
const failure = (url: string, words = NO_FILE) =>
  runRestoreCommand(words, place(url)).then(
    () => expect.fail('It did not fail.'),
    (error: Error) => error,
  );

describe('An address that is wrong', () => {
  it('A refused connection is reported with the port, the setting and the remedy', async () => {
    const error = await failure('postgresql://shop:secret-word@127.0.0.1:1/shop');
    expect(error).toBeInstanceOf(FirstConnectionError);
    expect(error.message).toBe(
      'DATABASE_URL (host 127.0.0.1:1, database shop, role shop): nobody listens there (connect ECONNREFUSED 127.0.0.1:1). Start PostgreSQL or the pooler, or correct host and port.',
    );
  });

  it.each([
    'mysql://shop@127.0.0.1/shop',
    '"postgresql://shop@127.0.0.1/shop"',
    'postgresql://shop:with#sign@127.0.0.1/shop',
    'postgresql://shop@127.0.0.1:99999/shop',
    '127.0.0.1:5432/shop',
  ])('An invalid address is reported with the required form: %s', async (url) => {
    const { message } = await failure(url);
    expect(message).toContain('DATABASE_URL is not usable: must be postgresql://NAME:PASSWORD@');
    expect(message).toContain('percent-encoded');
    expect(message).not.toContain('with#sign');
    // Servers and other commands say the same.
    await expect(probeDatabase(url)).rejects.toThrow(message);
  });

  it('A program that is no PostgreSQL is named, too', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const { message } = await failure(`postgresql://shop@127.0.0.1:${port}/shop`);
    expect(message).toContain(`DATABASE_URL (host 127.0.0.1:${port}`);
    expect(message).toContain('the connection was cut');
  });

  it('An address that is right leaves the sentences about the file as they are', async () => {
    const { message } = await failure(database.url);
    expect(message).toBe(`There is no file ${NO_FILE.path}.`);
    const other = await failure(database.url, { path: join(folder, 'file'), replaces: false });
    expect(other.message).not.toContain('DATABASE_URL');
  });
});

describe.skipIf(testDatabaseKind() !== 'postgres')('A server that asks for more', () => {
  const changed = (url: string, change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };

  it('A database and a role that do not exist are named', async () => {
    const inNewDatabase = changed(database.url, (address) => {
      address.pathname = 'no_such_shop';
    });
    const { message } = await failure(inNewDatabase);
    expect(message).toContain('database no_such_shop');
    expect(message).toContain('Create it, or correct the name');
    const asNewRole = changed(database.url, (address) => {
      address.username = 'no_such_role';
    });
    expect((await failure(asNewRole)).message).toContain('the server does not let this role in');
  });

  it('A role that may not create tables gets an error that names the needed address, and nothing is changed', async () => {
    const file = join(folder, 'backup');
    await migrate(database.url);
    const before = await readEverything(database.url);
    await createBackup({ ...place(database.url), path: file });
    const client = new pg.Client(database.url);
    await client.connect();
    onTestFinished(async () => {
      await client.query('DROP ROLE IF EXISTS restorer_without_rights');
      await client.end();
    });
    await client.query('CREATE ROLE restorer_without_rights LOGIN');
    const url = changed(database.url, (address) => {
      address.username = 'restorer_without_rights';
    });
    const { message } = await failure(url, { path: file, replaces: true });
    expect(message).toContain('role restorer_without_rights');
    expect(message).toContain('needs the owner’s address (npm run db:migrate, npm run restore)');
    expect(await readEverything(database.url)).toEqual(before);
  });
});
