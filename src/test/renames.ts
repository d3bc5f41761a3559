import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR } from '~/launcher/database/paths';

const TABLE = /^ALTER TABLE "(\w+)" RENAME TO "(\w+)"/gm;
const COLUMN = /^ALTER TABLE "(\w+)" RENAME COLUMN "(\w+)" TO "(\w+)"/gm;
/** One value of a column that becomes another in every row. */
const BACKFILL = /^UPDATE "(\w+)" SET (\w+) = '(\w+)' WHERE (\w+) = '(\w+)';/gm;
const VALUE = /^ALTER TYPE "(\w+)" RENAME VALUE '(\w+)' TO '(\w+)'/gm;

type Row = Record<string, unknown>;

/** Columns of the types with renamed values, by their names after the migrations. A value that begins a text,
 *  as in the key of a discrepancy, is renamed there, too. */
const COLUMNS_OF_TYPE: Record<string, readonly string[]> = {
  RegistrationStatus: ['ActivityRegistration.status'],
  RefundStatus: ['PaymentRefund.status'],
  DiscrepancyKind: ['Discrepancy.kind', 'Discrepancy.discrepancyKey'],
};

/** Reads the renames and the replaced values of migrations from their SQL.
 *  @returns `table` and `row`, which convert a table name and a row to those after the migrations */
export function readRenames(migrations: readonly string[]) {
  const sql = migrations
    .map((name) => readFileSync(join(MIGRATIONS_DIR, name, 'migration.sql'), 'utf8'))
    .join('\n');
  const tables = new Map([...sql.matchAll(TABLE)].map(([, from, to]) => [from, to]));
  const columns = new Map(
    [...sql.matchAll(COLUMN)].map(([, table, from, to]) => [`${table}.${from}`, to]),
  );
  const values = new Map<string, string>();
  for (const [, type, from, to] of sql.matchAll(VALUE))
    for (const column of COLUMNS_OF_TYPE[type!]!) values.set(`${column}.${from}`, to!);
  for (const [, table, column, to, same, from] of sql.matchAll(BACKFILL))
    if (column === same) values.set(`${table}.${column}.${from}`, to!);

  const table = (name: string) => tables.get(name) ?? name;
  const value = (column: string, old: unknown) => {
    if (typeof old !== 'string') return old;
    const [head = '', ...rest] = old.split(':');
    return [values.get(`${column}.${head}`) ?? head, ...rest].join(':');
  };
  const row = (name: string, old: Row): Row =>
    Object.fromEntries(
      Object.entries(old).map(([column, cell]) => {
        const to = columns.get(`${table(name)}.${column}`) ?? column;
        return [to, value(`${table(name)}.${to}`, cell)];
      }),
    );
  return { table, row };
}
