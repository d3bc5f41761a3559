import { splitHosts } from '~/lib/database-address';

/** Maximum number of Prisma's queries that are prepared: each uses memory in every connection. A query with
 *  a list has another text for every length of the list, so that their number is unbounded. */
const MAX_NAMES = 500;

/** The queries that are prepared, also after a comment with a name; BEGIN, COMMIT and the like would not
 *  benefit. */
const PREPARABLE = /^\s*(?:\/\* [\w-]+ \*\/\s*)?(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** Whether prepared statements and settings of a session stay with a connection. Behind a pooler in
 *  transaction mode they do not, which the address states by `pgbouncer=true`, the notation of Prisma and
 *  hosting providers. */
export function isDirect(url: string): boolean {
  return splitHosts(url).every((each) => new URL(each).searchParams.get('pgbouncer') !== 'true');
}

/** Assigns each text of a query the name under which connections prepare it; none beyond the maximum. */
export function statementNames(max = MAX_NAMES): (query: { sql: string }) => string | undefined {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const found = names.get(sql);
    if (found !== undefined || names.size >= max || !PREPARABLE.test(sql)) return found;
    const name = `prisma-${names.size + 1}`;
    names.set(sql, name);
    return name;
  };
}
