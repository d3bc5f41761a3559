import { type Column, quote } from './catalog';
import type { Row, Session } from './session';

/** Size of a part of a table in a backup, bytes: the maximum in memory at once, unless one row is larger. */
const PART_BYTES = 1024 * 1024;
const MAX_FETCH = 1000;

export interface Part {
  /** A line of JSON for each row: its values as text, or null. */
  lines: Buffer;
  rows: number;
}

/** Reads a table in parts. A cursor and plain statements work on every server, the embedded one and one behind a
 *  pooler included. */
export async function* readRows(
  session: Session,
  table: string,
  columns: readonly Column[],
): AsyncGenerator<Part> {
  const names = columns.map(({ name }) => quote(name)).join(', ');
  await session.query(
    `DECLARE backup_rows NO SCROLL CURSOR FOR SELECT ${names} FROM ${quote(table)}`,
  );
  // The sizes of the first rows determine how many fit into a part.
  let fetch = 8;
  for (;;) {
    const rows: Row[] = await session.query(`FETCH FORWARD ${fetch} FROM backup_rows`);
    if (rows.length === 0) break;
    const lines = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    yield { lines, rows: rows.length };
    fetch = Math.max(1, Math.min(MAX_FETCH, Math.floor((PART_BYTES * rows.length) / lines.length)));
  }
  await session.query('CLOSE backup_rows');
}
