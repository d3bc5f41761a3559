import type { Database } from '~/server/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit } from '~prisma/factories/unit';
import { practiseYear } from './practised-year';

export interface TableSizes {
  units: number;
  /** Number of accounts with a year of practice, 21,900 attempts each. */
  years: number;
  /** Number of orders of other accounts, ten each. */
  orders: number;
}

/** Inserts units, and the practice and orders of other accounts. */
export async function fillTables(db: Database, sizes: TableSizes, until: Date): Promise<void> {
  for (let i = 0; i < sizes.units; i++) await createUnit(db);
  // Every unit of the factory teaches the same word; different lemmas are needed here.
  await db.$executeRaw`UPDATE "UnitItem" SET "text" = "text" || ' ' || "id"`;
  for (let i = 0; i < sizes.years; i++) {
    const { id: userId } = await createLearner(db);
    await practiseYear(db, { userId, days: 365, until });
  }
  const buyer = await createBuyer(db, 1);
  await copyOrders(db, buyer.id, sizes.orders);
}

/** Creates an account with paid orders. */
export async function createBuyer(db: Database, orders: number): Promise<Learner> {
  const buyer = await createLearner(db);
  const plan = await createPlan(db);
  for (let i = 0; i < orders; i++) await createPaidOrder(db, buyer, { plan });
  return buyer;
}

/** Copies the one order of an account, with its line, payment and invoice, to new accounts. In SQL, as the
 *  service would take an hour. */
async function copyOrders(db: Database, buyerId: string, count: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "User" ("id", "email", "name", "passwordHash", "createdAt", "updatedAt")
    SELECT gen_random_uuid(), 'buyer-' || n || '@shuoyi.example', u."name", u."passwordHash",
      now() - interval '366 days', now()
    FROM "User" u, generate_series(1, ${Math.ceil(count / 10)}::int) n WHERE u."id" = ${buyerId}::uuid`;
  await db.$executeRaw`
    INSERT INTO "Order" ("id", "number", "userId", "status", "total", "checkoutKey", "createdAt", "paidAt", "expiresAt")
    SELECT gen_random_uuid(), 'SY20261121-BENCH' || row_number() OVER (), u."id", o."status", o."total",
      gen_random_uuid()::text, at, at, at + interval '1 hour'
    FROM generate_series(0, 9) n, "User" u, "Order" o,
      LATERAL (SELECT o."createdAt" - (n * 36 + abs(hashtext(u."email")) % 36) * interval '1 day' AS at) placed
    WHERE o."userId" = ${buyerId}::uuid AND u."email" LIKE 'buyer-%'`;
  await db.$executeRaw`
    INSERT INTO "OrderLine" ("id", "orderId", "productId", "nameZh", "nameEn", "unitPrice", "qty", "subtotal", "months")
    SELECT gen_random_uuid(), o."id", l."productId", l."nameZh", l."nameEn", l."unitPrice", 1, l."subtotal", l."months"
    FROM "Order" o, "OrderLine" l JOIN "Order" first ON first."id" = l."orderId"
    WHERE first."userId" = ${buyerId}::uuid AND o."number" LIKE 'SY20261121-BENCH%'`;
  await db.$executeRaw`
    INSERT INTO "Payment" ("id", "orderId", "gateway", "reference", "amount", "status", "cardLast4", "createdAt", "settledAt")
    SELECT gen_random_uuid(), "id", 'sandbox', "number", "total", 'CAPTURED',
      lpad((abs(hashtext("number")) % 10000)::text, 4, '0'), "createdAt", "createdAt"
    FROM "Order" WHERE "number" LIKE 'SY20261121-BENCH%'`;
  // One in a thousand is still to be issued.
  await db.$executeRaw`
    INSERT INTO "Invoice" ("orderId", "kind", "amount", "status", "number", "issuedAt", "createdAt")
    SELECT "id", 'MEMBER', "total", (CASE WHEN n % 1000 = 0 THEN 'DUE' ELSE 'ISSUED' END)::"InvoiceStatus",
      CASE WHEN n % 1000 > 0 THEN 'BN' || lpad(n::text, 8, '0') END,
      CASE WHEN n % 1000 > 0 THEN "createdAt" END, "createdAt"
    FROM (SELECT *, row_number() OVER (ORDER BY "createdAt", "id") AS n FROM "Order" WHERE "number" LIKE 'SY20261121-BENCH%') o`;
  await db.$executeRaw`
    INSERT INTO "Entitlement" ("id", "userId", "kind", "months", "grantedAt", "orderLineId", "sourceKey", "reason")
    SELECT gen_random_uuid(), o."userId", 'PAID', 1, o."createdAt", l."id", 'order-line:' || l."id" || ':PAID', o."number"
    FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id" WHERE o."number" LIKE 'SY20261121-BENCH%'`;
  // Ten months of ten orders, 36 days apart.
  await db.$executeRaw`
    INSERT INTO "MembershipEnd" ("userId", "endsAt")
    SELECT "userId", max("createdAt") + interval '30 days' FROM "Order" WHERE "number" LIKE 'SY20261121-BENCH%' GROUP BY 1`;
}

/** Rewrites the rows of the tables of practice in the order in which a year would have written them, so that
 *  an account's rows lie as far apart as in use; then updates the planner's statistics. */
export async function scatterRows(db: Database): Promise<void> {
  const orders = [
    ['PracticeDay', '"day"'],
    ['PhonemeStat', '"week"'],
    ['Enrolment', '"unitId"'],
  ] as const;
  for (const [table, order] of orders) {
    await db.$executeRawUnsafe(`CREATE TABLE scattered AS SELECT * FROM "${table}"`);
    await db.$executeRawUnsafe(`DELETE FROM "${table}"`);
    await db.$executeRawUnsafe(
      `INSERT INTO "${table}" SELECT * FROM scattered ORDER BY ${order}, md5("userId"::text)`,
    );
    await db.$executeRawUnsafe('DROP TABLE scattered');
  }
  await db.$executeRawUnsafe('VACUUM ANALYZE');
}
