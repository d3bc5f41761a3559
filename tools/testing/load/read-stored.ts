import pg from 'pg';
import type { Journal, Stored } from './journal';

/** Reads the stored form of everything in a journal: accounts and practice from the database, carts and sessions
 *  as their owners see them. */
export async function readStored(journal: Journal, databaseUrl: string): Promise<Stored> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const read = async (sql: string, keys: Iterable<string>) =>
    new Set((await client.query<{ key: string }>(sql, [[...keys]])).rows.map(({ key }) => key));
  const emails = await read(
    'SELECT email AS key FROM "User" WHERE email = ANY($1)',
    journal.emails,
  );
  const attempts = await read(
    'SELECT id::text AS key FROM "Attempt" WHERE id = ANY($1::uuid[])',
    journal.attempts,
  );
  await client.end();
  const sessions = new Set<string>();
  for (const [email, isKnown] of journal.sessions) if (await isKnown()) sessions.add(email);
  const carts = [];
  for (const { read: readQty, acknowledged, unknown } of journal.carts)
    carts.push({ qty: await readQty(), acknowledged, unknown });
  return { emails, attempts, sessions, carts };
}
