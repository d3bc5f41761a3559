import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { connect, type Database, runStatement } from '~/server/db';
import { transaction } from '~/server/transaction';
import { directUrl, resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { type DescribedStatement, describeStatement } from '~/test/describe-statement';
import { createLearner } from '~prisma/factories/learner';
import { definedComposedStatements } from './composed-statement';
import {
  bool,
  double,
  enumeration,
  integer,
  jsonb,
  listOf,
  nullable,
  text,
  timestamp,
  uuid,
} from './sql-types';
import { definedStatements, type SqlTypes, type Statement, statement } from './statement';

const SERVER = 'src/server';

/** Every statement of the server's modules, without those of tests, whose names begin with `test-` and which
 *  have tables of their own. */
async function loadStatements(): Promise<Statement<SqlTypes, SqlTypes>[]> {
  const paths = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /statement\(\{/i.test(readFileSync(join(SERVER, name), 'utf8')));
  await Promise.all(paths.map((name) => import(/* @vite-ignore */ resolve(SERVER, name))));
  return definedStatements.filter(({ name }) => !name.startsWith('test-'));
}

/** The types of columns by their names, as PostgreSQL describes them. */
const toColumns = (row: SqlTypes) =>
  Object.fromEntries(Object.entries(row).map(([name, type]) => [name, type.name]));

/** A statement's own declaration, in the form of PostgreSQL's description. */
const declared = ({ parameters, row }: Statement<SqlTypes, SqlTypes>): DescribedStatement => ({
  parameters: Object.values(parameters).map(({ name }) => name),
  columns: toColumns(row),
});

/** The columns that a statement declares as never null although they may be null in their table. */
const mistakenColumns = (row: SqlTypes, nullableColumns: string[]) =>
  Object.keys(row).filter((name) => !row[name]?.isNullable && nullableColumns.includes(name));

let db: Database;
let statements: Statement<SqlTypes, SqlTypes>[];
beforeAll(async () => {
  db = await testDatabase();
  statements = await loadStatements();
});

describe('Every statement', () => {
  it('Every statement has the parameters and columns on the migrated schema that it declares', async () => {
    expect(statements.length).toBeGreaterThan(50);
    for (const each of statements) {
      const { nullableColumns, ...described } = await describeStatement(url(), each.text);
      expect(described, each.name).toEqual(declared(each));
      const mistaken = mistakenColumns(each.row, nullableColumns);
      expect(mistaken, `columns of ${each.name} that may be null`).toEqual([]);
    }
  });

  it('Every composed statement has the columns on the migrated schema that it declares, whatever is asked', async () => {
    expect(definedComposedStatements.length).toBeGreaterThan(6);
    for (const { name, row, texts } of definedComposedStatements)
      for (const sent of texts()) {
        const { nullableColumns, columns } = await describeStatement(url(), sent);
        expect(columns, name).toEqual(toColumns(row));
        const mistaken = mistakenColumns(row, nullableColumns);
        expect(mistaken, `columns of ${name} that may be null`).toEqual([]);
      }
  });

  it('Every statement has a name of its own that PostgreSQL does not cut', () => {
    const names = [...statements, ...definedComposedStatements].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z][a-z-]{2,60}$/.test(name))).toEqual([]);
  });
});

const url = () => directUrl(inject('databases'));

const echo = statement({
  name: 'echo',
  parameters: { id: uuid, words: listOf(text), at: nullable(timestamp) },
  row: { id: uuid, words: listOf(text), at: nullable(timestamp), pid: text },
  sql: ({ id, words, at }) =>
    `SELECT ${id} AS id, ${words} AS words, ${at} AS at, pg_backend_pid()::text AS pid`,
});
const values = {
  id: '0199a000-0000-7000-8000-000000000001',
  words: ['米', "it's; --"],
  at: new Date('2026-11-21T04:00:00.123Z'),
};

/** A value of each type of a column. */
const every = statement({
  name: 'every-type',
  parameters: { at: timestamp, none: nullable(text) },
  row: {
    id: uuid,
    said: text,
    whole: integer,
    part: double,
    yes: bool,
    at: timestamp,
    language: enumeration<'zh' | 'en'>('Language'),
    words: listOf(text),
    numbers: listOf(integer),
    stored: jsonb<{ score: number; at: null }[]>(),
    none: nullable(text),
  },
  sql: ({ at, none }) => `
    SELECT '0199a000-0000-7000-8000-000000000001'::uuid AS id, '米'::text AS said, 7 AS whole,
      0.5::float8 AS part, true AS yes, ${at} AS at, 'en'::"Language" AS language,
      ARRAY['a', NULL, 'b'] AS words, ARRAY[3, -1] AS numbers,
      '[{"score": 1.5, "at": null}]'::jsonb AS stored, ${none} AS none`,
});

describe('A statement', () => {
  it('A statement gives the same values past Prisma and inside a transaction', async () => {
    const asked = { at: values.at, none: null };
    const [alone] = await runStatement(db, every, asked);
    const [inside] = await transaction(db, (tx) => runStatement(tx, every, asked));
    expect(inside).toEqual(alone);
    expect(inside).toMatchObject({ at: values.at, stored: [{ score: 1.5, at: null }], none: null });
  });

  it('A statement inside a transaction takes its values as they are, and sees what the transaction wrote', async () => {
    await resetDatabase(db);
    const emails = statement({
      name: 'emails-of-users',
      parameters: { ids: listOf(uuid), before: timestamp },
      row: { email: text },
      sql: ({ ids, before }) =>
        `SELECT email FROM "User" WHERE id = ANY(${ids}) AND "createdAt" < ${before}`,
    });
    const before = new Date(Date.now() + 60_000);
    const found = await transaction(db, async (tx) => {
      const { id } = await createLearner(tx as Database);
      const [row] = await runStatement(tx, emails, { ids: [id], before });
      expect(await runStatement(tx, emails, { ids: [], before })).toEqual([]);
      expect(await runStatement(tx, echo, values)).toMatchObject([values]);
      return row?.email;
    });
    expect(found).toBe((await db.user.findFirstOrThrow()).email);
  });

  it('A statement takes its values as they are and gives them back with their types', async () => {
    const [row] = await runStatement(db, echo, values);
    expect(row).toEqual({ ...values, pid: expect.any(String) });
    const [empty] = await runStatement(db, echo, { ...values, words: [], at: null });
    expect(empty).toMatchObject({ words: [], at: null });
  });

  it('A statement runs on many connections of several pools at once', async () => {
    const other = connect(url(), 4);
    const ids = Array.from({ length: 60 }, (_, index) => `0199a000-0000-7000-8000-${index + 1e11}`);
    const rows = await Promise.all(
      ids.map((id, index) => runStatement(index % 2 ? db : other, echo, { ...values, id })),
    );
    expect(rows.map(([row]) => row?.id)).toEqual(ids);
    await other.$disconnect();
  });

  it('A statement runs on a database that another copy of the module opened', async () => {
    const path = `${resolve(SERVER, 'db.ts')}?copy`;
    const copy: typeof import('~/server/db') = await import(/* @vite-ignore */ path);
    expect(copy.runStatement).not.toBe(runStatement);
    expect(await copy.runStatement(db, echo, values)).toMatchObject([{ id: values.id }]);
  });

  it('A statement on a database without a pool of its own is a mistake in the program', async () => {
    const extended = db.$extends({}) as unknown as Database;
    await expect(runStatement(extended, echo, values)).rejects.toThrow(TypeError);
  });
});

describe.runIf(testDatabaseKind() === 'postgres')('On PostgreSQL', () => {
  const prepared = (database: Database) =>
    database.$queryRaw<{ name: string; calls: number }[]>`
      SELECT name, (generic_plans + custom_plans)::int AS calls FROM pg_prepared_statements
      WHERE statement LIKE '%pg_backend_pid%' OR statement LIKE '%"User"%' ORDER BY name`;

  it('A direct connection prepares each statement and each query of Prisma once', async () => {
    const direct = connect(url(), 1);
    for (let round = 0; round < 3; round++) {
      await runStatement(direct, echo, values);
      await direct.user.count();
    }
    expect(await prepared(direct)).toMatchObject([
      { name: 'echo', calls: 3 },
      { name: 'prisma-1', calls: 3 },
      { name: 'prisma-2' },
    ]);
    await direct.$disconnect();
  });

  it('A statement with one plan is planned for five sets of values and then for any, however little one account has', async () => {
    const count = (name: string, hasOnePlan: boolean) =>
      statement({
        name,
        parameters: { user: uuid },
        row: { days: integer },
        sql: ({ user }) =>
          `SELECT count(*)::int AS days FROM "PracticeDay" WHERE "userId" = ${user}`,
        hasOnePlan,
      });
    const [planned, plannedOnce] = [count('day-count', false), count('day-count-once', true)];
    await resetDatabase(db);
    const [little, much] = [await createLearner(db), await createLearner(db)];
    await db.$executeRaw`
      INSERT INTO "PracticeDay" ("userId", "day", "attempts")
      SELECT CASE WHEN n = 0 THEN ${little.id}::uuid ELSE ${much.id}::uuid END, '2026-11-21'::date - n, 1
      FROM generate_series(0, 3000) n`;
    await db.$executeRaw`ANALYZE "PracticeDay"`;
    const direct = connect(url(), 1);
    for (let round = 0; round < 8; round++)
      for (const each of [planned, plannedOnce])
        expect(await runStatement(direct, each, { user: little.id })).toEqual([{ days: 1 }]);
    const plans = await direct.$queryRaw`
      SELECT name, custom_plans::int AS own, generic_plans::int AS shared
      FROM pg_prepared_statements WHERE name LIKE 'day-count%' ORDER BY name`;
    expect(plans).toEqual([
      { name: 'day-count', own: 8, shared: 0 },
      { name: 'day-count-once', own: 5, shared: 3 },
    ]);
    await direct.$disconnect();
  });

  it('Behind a pooler nothing is prepared', async () => {
    const pooled = connect(`${url()}?pgbouncer=true`, 1);
    await runStatement(pooled, echo, values);
    await pooled.user.count();
    expect(await prepared(pooled)).toEqual([]);
    await pooled.$disconnect();
  });
});
