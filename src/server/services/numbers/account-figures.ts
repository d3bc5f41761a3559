import { Prisma } from '~/server/db';
import { BY_INDEX, dayOf, type FigureSource, isWithin } from './figure-source';

const CREATED_AT = Prisma.sql`u."createdAt"`;
const PAID_AT = Prisma.sql`o."paidAt"`;
const GRANTED_AT = Prisma.sql`e."grantedAt"`;

/** Selects the first entitlement of the given kinds for each account. */
const first =
  (figure: string, kinds: readonly string[]) => (range: Parameters<typeof isWithin>[1]) => {
    const of = Prisma.join(kinds.map((kind) => Prisma.sql`${kind}::"EntitlementKind"`));
    return Prisma.sql`
    SELECT ${dayOf(GRANTED_AT)} AS day, ${figure} AS figure, '' AS key, count(DISTINCT e."userId") AS value
    FROM "Entitlement" e
    WHERE e.kind IN (${of}) AND ${isWithin(GRANTED_AT, range)} AND NOT EXISTS (
      SELECT FROM "Entitlement" b
      WHERE b."userId" = e."userId" AND b.kind IN (${of}) AND b."grantedAt" < e."grantedAt" ${BY_INDEX})
    GROUP BY 1`;
  };

const newMembers = first('newMembers', ['PAID', 'GIFT']);
const trials = first('trials', ['TRIAL']);

/** Figures of the way from an account to practice, payment, member time and renewal. A renewal is an order
 *  that grants member time to an account that was a member by a purchase or a gift before; for the buyer of a
 *  gift it is none. */
export const accountFigures: FigureSource = {
  figures: [
    'accounts',
    'firstPractices',
    'firstPayments',
    'newMembers',
    'trials',
    'trialsPaid',
    'renewals',
  ],
  query: (range) => Prisma.sql`
    SELECT ${dayOf(CREATED_AT)} AS day, 'accounts' AS figure, '' AS key, count(*) AS value
    FROM "User" u WHERE ${isWithin(CREATED_AT, range)}
    GROUP BY 1
    UNION ALL
    SELECT p.day, 'firstPractices', '', count(*)
    FROM "PracticeDay" p
    WHERE p.day BETWEEN ${range.from}::date AND ${range.to}::date AND NOT EXISTS (
      SELECT FROM "PracticeDay" b WHERE b."userId" = p."userId" AND b.day < p.day ${BY_INDEX})
    GROUP BY 1
    UNION ALL
    SELECT ${dayOf(PAID_AT)}, 'firstPayments', '', count(DISTINCT o."userId")
    FROM "Order" o
    WHERE ${isWithin(PAID_AT, range)} AND NOT EXISTS (
      SELECT FROM "Order" b WHERE b."userId" = o."userId" AND b."paidAt" < o."paidAt" ${BY_INDEX})
    GROUP BY 1
    UNION ALL ${newMembers(range)}
    UNION ALL ${trials(range)}
    UNION ALL
    SELECT ${dayOf(GRANTED_AT)}, 'trialsPaid', '', count(DISTINCT e."userId")
    FROM "Entitlement" e
    WHERE e.kind = 'PAID' AND ${isWithin(GRANTED_AT, range)}
      AND EXISTS (
        SELECT FROM "Entitlement" b
        WHERE b."userId" = e."userId" AND b.kind = 'TRIAL' AND b."grantedAt" < e."grantedAt" ${BY_INDEX})
      AND NOT EXISTS (
        SELECT FROM "Entitlement" b
        WHERE b."userId" = e."userId" AND b.kind = 'PAID' AND b."grantedAt" < e."grantedAt" ${BY_INDEX})
    GROUP BY 1
    UNION ALL
    SELECT ${dayOf(GRANTED_AT)}, 'renewals', '', count(DISTINCT l."orderId")
    FROM "Entitlement" e
    JOIN LATERAL (SELECT * FROM "OrderLine" WHERE id = e."orderLineId" ${BY_INDEX}) l ON true
    WHERE e.kind = 'PAID' AND ${isWithin(GRANTED_AT, range)} AND EXISTS (
      SELECT FROM "Entitlement" b
      WHERE b."userId" = e."userId" AND b.kind IN ('PAID', 'GIFT') AND b."grantedAt" < e."grantedAt" ${BY_INDEX})
    GROUP BY 1`,
};
