import pg from 'pg';
import type { Manifest } from './manifest';
import type { Session } from './session';

export interface Column {
  name: string;
  /** As SQL writes it, such as `timestamp(3) with time zone`. */
  type: string;
  /** Computed by the database from other columns: never written. */
  isGenerated: boolean;
}

/** Quotes a name for SQL. */
export const quote = pg.escapeIdentifier;

/** Whether an object belongs to an extension, which creates it itself. */
export const OF_EXTENSION = `EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`;

/** Tables that are in no backup: build output, which every server inserts again. */
const BUILT_TABLES = ['ReleaseFile'];

/** The tables of the product, by name, with their columns in order. Unlogged tables are left out: they are
 *  caches, which a crash of the database empties, too. */
export async function readTables(session: Session): Promise<Map<string, Column[]>> {
  const rows = await session.query(
    `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), (a.attgenerated <> '')::text
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
      AND c.relname <> ALL ($1) AND NOT ${OF_EXTENSION}
    ORDER BY c.relname COLLATE "C", a.attnum`,
    [BUILT_TABLES],
  );
  const tables = new Map<string, Column[]>();
  for (const [table = '', name = '', type = '', isGenerated] of rows as string[][]) {
    const columns = tables.get(table) ?? [];
    columns.push({ name, type, isGenerated: isGenerated === 'true' });
    tables.set(table, columns);
  }
  return tables;
}

/** The sequences with their present values. They are not transactional: a value may be ahead of the rows. */
export async function readSequences(session: Session): Promise<Manifest['sequences']> {
  const names = await session.query(`
    SELECT c.relname FROM pg_class c
    WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'S' AND NOT ${OF_EXTENSION}
    ORDER BY 1`);
  const sequences: Manifest['sequences'] = [];
  for (const [name] of names as string[][]) {
    if (name === undefined) continue;
    const [row] = await session.query(
      `SELECT last_value::text, is_called::text FROM ${quote(name)}`,
    );
    sequences.push({ name, lastValue: row?.[0] ?? '1', isCalled: row?.[1] === 'true' });
  }
  return sequences;
}

/** Name of the table in which Prisma records the applied migrations. */
export const MIGRATIONS_TABLE = '_prisma_migrations';

/** The migrations that were applied, oldest first. */
export async function readMigrations(session: Session): Promise<Manifest['migrations']> {
  const rows = await session.query(`
    SELECT migration_name, checksum FROM ${MIGRATIONS_TABLE}
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`);
  return (rows as string[][]).map(([name = '', checksum = '']) => ({ name, checksum }));
}
