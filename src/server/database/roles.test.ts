import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate } from '~/launcher/database/migrations';
import { connect, type Database } from '~/server/db';
import { prune } from '~/server/services/audit/prune';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { systemContext } from '~/test/context';
import { directUrl, testDatabaseKind } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';

const NAME = 'of_two_roles';
/** What psql alone understands; the server of the tests asks for no password. */
const ROLES = readFileSync('deploy/postgres/roles.sql', 'utf8')
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
    // A server that starts finds that nothing is to be migrated.
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
