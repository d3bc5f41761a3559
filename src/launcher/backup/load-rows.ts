import { type Column, quote } from './catalog';
import type { Row, Session } from './session';

/** Writes the rows of one part into a table: the database parses each value from its own text form, so that
 *  every type is restored exactly.
 *  @param columns those of the backup, in the order of the values */
export async function loadRows(
  session: Session,
  table: string,
  columns: readonly Column[],
  lines: Buffer,
): Promise<number> {
  const rows = lines
    .toString()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const values = columns.map((_, index) => rows.map((row) => row[index] ?? null));
  const names = columns.map(({ name }) => quote(name)).join(', ');
  const casts = columns.map(({ type }, index) => `v${index}::${type}`).join(', ');
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `v${index}`).join(', ');
  await session.query(
    `INSERT INTO ${quote(table)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${casts} FROM unnest(${arrays}) AS part(${aliases})`,
    values,
  );
  return rows.length;
}
