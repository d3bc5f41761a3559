import { cleanLatin } from '~/lib/clean-typed';
import { normaliseCode } from '~/lib/normalise-code';
import { composedStatement } from '~/server/database/composed-statement';
import { uuid } from '~/server/database/sql-types';
import { type Database, Prisma, runComposed } from '~/server/db';

/** The keys by which a text can name an order, apart from its buyer. */
const KEYS = {
  card: /^\d{4}$/,
  invoice: /^[A-Z]{2}\d{8}$/,
  number: /^SY\d{8}-[0-9A-Z]{5,}$/,
  beginning: /^SY\d[0-9A-Z-]*$/,
} as const;

interface NamedBy {
  /** Whether a part of the buyer's name or e-mail address also selects an order. */
  buyers: boolean;
  limit: number;
}

/** The queries of the keys by which a text can name orders. Each key has its own: one combined condition would scan all
 *  orders. */
function toWays(text: string, buyers: boolean): Prisma.Sql[] {
  const plain = cleanLatin(text);
  const key = normaliseCode(text);
  const invoice = key.replaceAll('-', '');
  const part = `%${plain.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return [
    KEYS.number.test(key)
      ? Prisma.sql`SELECT id FROM "Order" WHERE number = ${key}`
      : KEYS.beginning.test(key) &&
        Prisma.sql`SELECT id FROM "Order" WHERE number LIKE ${`${key}%`}`,
    KEYS.invoice.test(invoice) &&
      Prisma.sql`SELECT "orderId" FROM "Invoice" WHERE number = ${invoice}`,
    KEYS.card.test(key) && Prisma.sql`SELECT "orderId" FROM "Payment" WHERE "cardLast4" = ${key}`,
    buyers &&
      Prisma.sql`
        SELECT o.id FROM "User" u JOIN "Order" o ON o."userId" = u.id
        WHERE u."anonymisedAt" IS NULL AND (u.email LIKE ${part.toLowerCase()} OR u.name ILIKE ${part})`,
  ].filter((way) => way !== false);
}

const namedOrders = composedStatement({
  name: 'named-orders',
  row: { id: uuid },
  sql: ({ ways, limit }: { ways: Prisma.Sql[]; limit: number }) => Prisma.sql`
    SELECT o.id FROM "Order" o
    JOIN (${Prisma.join(ways, ' UNION ')}) named(id) ON named.id = o.id
    ORDER BY o."createdAt" DESC, o.id DESC LIMIT ${limit}`,
  samples: ['SY20261128-00001', 'SY2026', 'AB12345678', '4242', 'Lin'].map((text) => {
    return { ways: toWays(text, true), limit: 1 };
  }),
});

/** Finds the orders that a text names: by their number or its beginning, their invoice's number or the last four
 *  digits of a card.
 *  @returns ids, the latest order first */
export async function findNamedOrders(
  db: Database,
  text: string,
  { buyers, limit }: NamedBy,
): Promise<string[]> {
  const ways = toWays(text, buyers);
  if (ways.length === 0) return [];
  const found = await runComposed(db, namedOrders, { ways, limit });
  return found.map(({ id }) => id);
}
