import { cleanLatin } from '~/lib/clean-typed';
import { normaliseCode } from '~/lib/normalise-code';
import { type Database, Prisma } from '~/server/db';

/** The keys by which a text can name an order, apart from its buyer. */
const KEYS = {
  card: /^\d{4}$/,
  invoice: /^[A-Z]{2}\d{8}$/,
  number: /^SY\d{8}-[0-9A-Z]{5,}$/,
  beginning: /^SY\d[0-9A-Z-]*$/,
} as const;

interface NamedBy {
  /** Whether a part of the buyer's name or e-mail address names an order, too. */
  buyers: boolean;
  limit: number;
}

/** Finds the orders that a text names: by their number or its beginning, their invoice's number or the last four digits
 *  of a card. Each key has a query of its own: one combined condition would scan all orders.
 *  @returns ids, the latest order first */
export async function findNamedOrders(
  db: Database,
  text: string,
  { buyers, limit }: NamedBy,
): Promise<string[]> {
  const plain = cleanLatin(text);
  const key = normaliseCode(text);
  const invoice = key.replaceAll('-', '');
  const part = `%${plain.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const ways = [
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
  if (ways.length === 0) return [];
  const found = await db.$queryRaw<{ id: string }[]>`
    SELECT o.id FROM "Order" o
    JOIN (${Prisma.join(ways, ' UNION ')}) named(id) ON named.id = o.id
    ORDER BY o."createdAt" DESC, o.id DESC LIMIT ${limit}`;
  return found.map(({ id }) => id);
}
