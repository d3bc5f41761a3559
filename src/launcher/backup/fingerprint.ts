import { type Column, quote } from './catalog';
import type { Session } from './session';

/** Number of rows of a table, and a sum that does not depend on their order: the first eight bytes of the
 *  SHA-256 of each row as the database writes it, generated columns included. It distinguishes two contents of
 *  a table, but does not resist an attacker who wants two of them to look alike. */
export async function fingerprint(
  session: Session,
  table: string,
  columns: readonly Column[],
): Promise<{ rows: number; fingerprint: string }> {
  const row = `ROW(${columns.map(({ name }) => quote(name)).join(', ')})::text`;
  const digest = `encode(substr(sha256(convert_to(${row}, 'UTF8')), 1, 8), 'hex')`;
  const [result] = await session.query(`
    SELECT count(*)::text, coalesce(sum(('x' || ${digest})::bit(64)::bigint::numeric), 0)::text
    FROM ${quote(table)}`);
  return { rows: Number(result?.[0]), fingerprint: result?.[1] ?? '0' };
}
