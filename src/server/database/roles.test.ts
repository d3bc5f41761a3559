import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createBackup } from '~/launcher/backup/create-backup';
import { migrate } from '~/launcher/database/migrations';
import { runRestoreCommand } from '~/operate/restore/commands';
import { connect, type Database } from '~/server/db';
import { prune } from '~/server/services/audit/prune';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { systemContext } from '~/test/context';
import { directUrl, testDatabaseKind } from '~/test/db';
import { postgresBinaries } from '~/test/real-postgres';
import { createLearner } from '~prisma/factories/learner';

const NAME = 'of_two_roles';
/** The commands of psql are removed; the server of the tests requires no password. */
const ROLES_FILE = 'deploy/postgres/roles.sql';
const ROLES = readFileSync(ROLES_FILE, 'utf8')
  .replace(/^\\set.*$/m, '')
  .replace(":'password'", "'unused'");

/** The address of the database as one of the roles. */
function urlOf(role: string): string {
  const url = new URL(directUrl(inject('databases')));
  Object.assign(url, { username: role, pathname: NAME });
  return url.href;
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs the file as an operator does.
 *  @returns psql's output */
function runRoles(database: string, password?: string): string {
  const { hostname, port } = new URL(directUrl(inject('databases')));
  const words = ['-h', hostname, '-p', port, '-U', 'postgres', '-d', database, '-f', ROLES_FILE];
  const { POSTGRES_APP_PASSWORD: _, ...env } = process.env;
  return execFileSync(join(postgresBinaries() ?? '', 'psql'), ['--set=ON_ERROR_STOP=1', ...words], {
    env: { ...env, ...(password && { POSTGRES_APP_PASSWORD: password }) } as NodeJS.ProcessEnv,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe.skipIf(testDatabaseKind() !== 'postgres')('The role of servers and workers', () => {
  let db: Database;
  beforeAll(async () => {
    const server = directUrl(inject('databases'));
    await run(server, 'CREATE ROLE shuoyi LOGIN', `CREATE DATABASE ${NAME} OWNER shuoyi`);
    await run(urlOf('postgres'), ROLES);
    await migrate(urlOf('shuoyi'));
    // As a restore does.
    await run(
      urlOf('shuoyi'),
      'CREATE SCHEMA restoring',
      'CREATE TABLE restoring."Restored" (id int)',
      'ALTER TABLE restoring."Restored" SET SCHEMA public',
    );
    db = connect(urlOf('shuoyi_app'), 2);
  }, 60_000);
  afterAll(async () => {
    await db?.$disconnect();
    const server = directUrl(inject('databases'));
    await run(server, `DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`);
    await run(server, 'DROP ROLE IF EXISTS shuoyi_app', 'DROP ROLE IF EXISTS shuoyi');
  });

  it('The file of the roles can be run again, in the same database and in a new one, and keeps the password unless there is another', async () => {
    const server = directUrl(inject('databases'));
    const stored = async () => {
      const client = new pg.Client(server);
      await client.connect();
      const sql = `SELECT rolpassword FROM pg_authid WHERE rolname = 'shuoyi_app'`;
      const { rows } = await client.query(sql);
      await client.end();
      return rows[0].rolpassword;
    };
    const before = await stored();
    expect(before).toMatch(/^SCRAM/);
    await run(server, `CREATE DATABASE ${NAME}_again OWNER shuoyi`);
    onTestFinished(() => run(server, `DROP DATABASE ${NAME}_again WITH (FORCE)`));
    for (const database of [NAME, `${NAME}_again`, `${NAME}_again`]) runRoles(database);
    expect(await stored()).toBe(before);
    const said = runRoles(`${NAME}_again`, `another's "one"`);
    expect(await stored()).not.toBe(before);
    expect(said).not.toContain('another');
  });

  it('A restore into a new database says that the servers’ role may not read it, and the file of the roles mends that', {
    tags: ['extended'],
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shuoyi-roles-'));
    const server = directUrl(inject('databases'));
    const target = (name: string, role = 'shuoyi') => {
      const url = new URL(urlOf(role));
      url.pathname = name;
      return url.href;
    };
    onTestFinished(async () => {
      rmSync(folder, { recursive: true, force: true });
      for (const name of ['late', 'early'])
        await run(server, `DROP DATABASE IF EXISTS ${NAME}_${name} WITH (FORCE)`);
    });
    const path = join(folder, 'backup');
    // As the role that owns nothing, as deployments do.
    await createBackup({ url: urlOf('shuoyi_app'), dataDir: folder, path, key: null });
    const restore = async (name: string, words: { replaces: boolean }) => {
      const place = { url: target(name), dataDir: join(folder, name), key: null };
      return (await runRestoreCommand({ path, ...words }, place)).join('\n');
    };
    const readAsServer = (name: string) => run(target(name, 'shuoyi_app'), 'SELECT 1 FROM "User"');

    const late = `${NAME}_late`;
    await run(server, `CREATE DATABASE ${late} OWNER shuoyi`);
    expect(await restore(late, { replaces: false })).toMatch(
      /role shuoyi_app may not read.*deploy\/postgres\/roles\.sql/,
    );
    await expect(readAsServer(late)).rejects.toMatchObject({ code: '42501' });
    runRoles(late);
    await readAsServer(late);
    // A restore replaces the tables, and grants the rights again.
    expect(await restore(late, { replaces: true })).not.toContain('may not read');
    await readAsServer(late);

    const early = `${NAME}_early`;
    await run(server, `CREATE DATABASE ${early} OWNER shuoyi`);
    runRoles(early);
    expect(await restore(early, { replaces: false })).not.toContain('may not read');
    await readAsServer(early);
    // Rights on the old tables only are gone with them.
    await run(server, 'CREATE ROLE analyst');
    onTestFinished(async () => {
      await run(target(early), 'DROP OWNED BY analyst').catch(() => {});
      await run(server, 'DROP ROLE IF EXISTS analyst');
    });
    await run(target(early), 'GRANT SELECT ON "Order" TO analyst');
    expect(await restore(early, { replaces: true })).toContain('role analyst may not read');
  });

  it('The role of servers reads and writes every table, and owns none', async () => {
    const tables = await db.$queryRaw`
      SELECT relname AS "table", pg_get_userbyid(relowner) AS owner FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
        AND NOT (has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
          AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')
          AND pg_get_userbyid(relowner) = 'shuoyi')`;
    expect(tables).toEqual([]);
    const ctx = systemContext(db);
    const { id: userId } = await createLearner(db);
    await recordSecurityEvent(db, ctx, { kind: 'LOGGED_IN', userId });
    expect(await prune({ ctx, input: {} })).toMatchObject({ SecurityEvent: 0 });
    expect(await db.securityEvent.count()).toBe(1);
    // A starting server finds no pending migration.
    expect(await migrate(urlOf('shuoyi_app'))).toEqual([]);
  });

  it.each([
    'CREATE TABLE "Mine" (id int)',
    'DROP TABLE "SecurityEvent"',
    'TRUNCATE "SecurityEvent"',
    'ALTER TABLE "User" ADD COLUMN mine int',
    'ALTER TABLE "SecurityEvent" DISABLE TRIGGER ALL',
    'ALTER TABLE "OperatorAct" DISABLE TRIGGER "OperatorAct_is_append_only"',
    "CREATE OR REPLACE FUNCTION refuse_change_of_security_event() RETURNS trigger LANGUAGE sql AS ''",
    "SET session_replication_role = 'replica'",
    'CREATE ROLE mine',
    'COPY "User" TO \'/tmp/users\'',
  ])('The role of servers is refused: %s', async (statement) => {
    // SQLSTATE: insufficient privilege.
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow('42501');
  });
});
