/** @module-tag extended */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded';
import { migrate } from './migrations';

/** The last migration of the release that may still serve while a database is migrated. */
const RELEASE_BEFORE = '20261124004500_practice_reminders';

interface ColumnRow {
  name: string;
  type: string;
  /** Whether a statement that does not name it can insert a row. */
  isOptional: boolean;
}

let database: EmbeddedDatabase;
let before: ColumnRow[];
let after: ColumnRow[];
let values: [before: string[], after: string[]];

async function onDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const columns = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<ColumnRow>(`
      SELECT c.relname || '.' || a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
        NOT a.attnotnull OR a.atthasdef AS "isOptional"
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`);
    return rows;
  });

const enumValues = () =>
  onDatabase(async (client) => {
    const { rows } = await client.query<{ value: string }>(
      `SELECT enumtypid::regtype || ' ' || enumlabel AS value FROM pg_enum ORDER BY 1`,
    );
    return rows.map(({ value }) => value);
  });

beforeAll(async () => {
  database = await startEmbedded();
  await migrate(database.url, { upTo: RELEASE_BEFORE });
  before = await columns();
  const valuesBefore = await enumValues();
  await migrate(database.url);
  after = await columns();
  values = [valuesBefore, await enumValues()];
});
afterAll(() => database.stop());

describe('The release before, on a database that was migrated under it', () => {
  it('Every column and every value that the release before writes is there, with its type', () => {
    const now = new Map(after.map(({ name, type }) => [name, type]));
    expect(before.length).toBeGreaterThan(300);
    for (const { name, type } of before) expect([name, now.get(name)]).toEqual([name, type]);
    expect(values[1]).toEqual(expect.arrayContaining(values[0]));
  });

  it('A row can be inserted by a statement that knows none of the new columns', () => {
    const tables = new Set(before.map(({ name }) => name.split('.')[0]));
    const known = new Map(before.map((column) => [column.name, column.isOptional]));
    const needed = after.filter(
      ({ name, isOptional }) =>
        tables.has(name.split('.')[0]) && !isOptional && known.get(name) !== false,
    );
    expect(needed.map(({ name }) => name)).toEqual([]);
  });
});
