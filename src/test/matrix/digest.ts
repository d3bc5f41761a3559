import type { Database } from '~/server/db';

/** Tables that rejected calls write, too: the audit log and the counters of rate limits. */
const GROWING_TABLES = ['SecurityEvent', 'Throttle', '_prisma_migrations'];

let query: string | undefined;

/** A hash of every table's content, by table: two digests differ in the tables that changed in between. */
export async function digestDatabase(db: Database): Promise<Record<string, string>> {
  query ??= await buildQuery(db);
  const [row] = await db.$queryRawUnsafe<Record<string, string>[]>(query);
  return row ?? {};
}

async function buildQuery(db: Database): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`;
  const parts = tables
    .filter(({ name }) => !GROWING_TABLES.includes(name))
    .map(
      ({ name }) =>
        `(SELECT sum(hashtext(t::text))::text || '/' || count(*) FROM "${name}" t) AS "${name}"`,
    );
  return `SELECT ${parts.join(', ')}`;
}
