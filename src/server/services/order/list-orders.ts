import { statusAt } from '~/domain/order';
import { textIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import type { OrderSummary } from '~/schemas/order';
import { PAGE_SIZE, type Page, type PageInput, toPage } from '~/schemas/paging';
import { requireUser, type Verb } from '~/server/context';
import {
  enumeration,
  integer,
  json,
  nullable,
  text,
  timestamp,
  uuid,
} from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';

/** A page of a user's orders below a position, newest first. */
export const ordersPage = statement({
  name: 'orders-page',
  parameters: { user: uuid, at: nullable(timestamp), id: nullable(uuid) },
  row: {
    id: uuid,
    number: text,
    status: enumeration<OrderSummary['status']>('OrderStatus'),
    total: integer,
    discount: integer,
    createdAt: timestamp,
    paidAt: nullable(timestamp),
    expiresAt: timestamp,
    lines: json<{ id: string; nameZh: string; nameEn: string; qty: number }[]>(),
    paymentStatus: nullable(
      enumeration<NonNullable<OrderSummary['payment']>['status']>('PaymentStatus'),
    ),
    cardLast4: nullable(text),
    invoiceNumber: nullable(text),
    giftEmail: nullable(text),
    giftName: nullable(text),
  },
  sql: ({ user, at, id }) => `
    SELECT o."id", o."number", o."status", o."total", o."discount", o."createdAt", o."paidAt",
      o."expiresAt", l."lines", p."status" AS "paymentStatus", p."cardLast4",
      i."number" AS "invoiceNumber", g."email" AS "giftEmail", g."recipientName" AS "giftName"
    FROM "Order" o
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('id', "id", 'nameZh', "nameZh", 'nameEn', "nameEn",
        'qty', "qty") ORDER BY "id"), '[]') AS "lines"
      FROM "OrderLine" WHERE "orderId" = o."id") l
    LEFT JOIN LATERAL (
      SELECT "status", "cardLast4" FROM "Payment" WHERE "orderId" = o."id"
      ORDER BY ("status" = 'CAPTURED') DESC, "createdAt" DESC, "id" DESC LIMIT 1) p ON true
    LEFT JOIN "Invoice" i ON i."orderId" = o."id"
    LEFT JOIN "Gift" g ON g."orderId" = o."id"
    WHERE o."userId" = ${user}
      AND (o."createdAt", o."id") < (coalesce(${at}, 'infinity'), ${id})
    ORDER BY o."createdAt" DESC, o."id" DESC
    LIMIT ${PAGE_SIZE + 1}`,
});

/** A page of the actor's orders, newest first, in one statement. It reads only the rows of the page, for any
 *  number of orders.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listOrders({ ctx, input }: Verb<PageInput>): Promise<Page<OrderSummary>> {
  const user = requireUser(ctx);
  const { at = null, id = null } = input.cursor ?? {};
  const rows = await runStatement(ctx.db, ordersPage, { user, at, id });
  const now = ctx.now();
  return toPage(
    rows,
    ({ createdAt: at, id }) => ({ at, id }),
    (row) => toOrderSummary(row, ctx.language, now),
  );
}

function toOrderSummary(
  row: ValuesOf<typeof ordersPage.row>,
  language: Language,
  now: Date,
): OrderSummary {
  const { lines, paymentStatus, cardLast4, giftEmail, giftName, ...order } = row;
  return {
    ...order,
    status: statusAt(row, now),
    lines: lines.map((line) => ({
      id: line.id,
      name: textIn(line, 'name', language),
      qty: line.qty,
    })),
    payment: paymentStatus && { status: paymentStatus, cardLast4 },
    gift: giftEmail === null ? null : { email: giftEmail, name: giftName },
  };
}
