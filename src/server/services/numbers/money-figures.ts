import { Prisma } from '~/server/db';
import { BY_INDEX, dayOf, type FigureSource, isWithin } from './figure-source';

const PAID_AT = Prisma.sql`o."paidAt"`;
const SETTLED_AT = Prisma.sql`r."settledAt"`;

/** Revenue by product. A refund counts on its own day; in an order with several plans it is allocated by the
 *  amounts paid for each plan, rounded so that the parts add up to the refund. Unusable captures and their
 *  refunds are not counted. */
export const moneyFigures: FigureSource = {
  figures: ['captured', 'orders', 'refunded'],
  query: (range) => Prisma.sql`
    SELECT ${dayOf(PAID_AT)} AS day, 'captured' AS figure, l."productId"::text AS key,
      sum(l.subtotal - l.discount)::bigint AS value
    FROM "Order" o
    JOIN LATERAL (SELECT * FROM "OrderLine" WHERE "orderId" = o.id ${BY_INDEX}) l ON true
    WHERE ${isWithin(PAID_AT, range)}
    GROUP BY 1, 3
    UNION ALL
    SELECT ${dayOf(PAID_AT)}, 'orders', '', count(*)
    FROM "Order" o WHERE ${isWithin(PAID_AT, range)}
    GROUP BY 1
    UNION ALL
    SELECT day, 'refunded', key,
      sum(amount * upto / whole - amount * (upto - paid) / whole)::bigint
    FROM (
      SELECT ${dayOf(SETTLED_AT)} AS day, l."productId"::text AS key, r.amount::bigint AS amount,
        (l.subtotal - l.discount)::bigint AS paid,
        (sum(l.subtotal - l.discount) OVER (PARTITION BY r.id ORDER BY l.id))::bigint AS upto,
        (sum(l.subtotal - l.discount) OVER (PARTITION BY r.id))::bigint AS whole
      FROM "PaymentRefund" r
      JOIN "Payment" p ON p.id = r."paymentId"
      JOIN "OrderLine" l ON l."orderId" = p."orderId"
      WHERE r.status = 'SUCCEEDED' AND r."ofOrder" AND ${isWithin(SETTLED_AT, range)}
    ) part
    WHERE whole > 0
    GROUP BY 1, 3`,
};
