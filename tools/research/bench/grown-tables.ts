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
    INSERT INTO "User" ("id", "email", "name", "passwordHash", "updatedAt")
    SELECT gen_random_uuid(), 'buyer-' || n || '@shuoyi.example', u."name", u."passwordHash", now()
    FROM "User" u, generate_series(1, ${Math.ceil(count / 10)}::int) n WHERE u."id" = ${buyerId}::uuid`;
  await db.$executeRaw`
    INSERT INTO "Order" ("id", "number", "userId", "status", "total", "checkoutKey", "createdAt", "paidAt", "expiresAt")
    SELECT gen_random_uuid(), 'BENCH-' || u."id" || '-' || n, u."id", o."status", o."total",
      gen_random_uuid()::text, o."createdAt" - n * interval '36 days', o."paidAt", o."expiresAt"
    FROM generate_series(1, 10) n, "User" u, "Order" o
    WHERE o."userId" = ${buyerId}::uuid AND u."email" LIKE 'buyer-%'`;
  await db.$executeRaw`
    INSERT INTO "OrderLine" ("id", "orderId", "productId", "nameZh", "nameEn", "unitPrice", "qty", "subtotal", "months")
    SELECT gen_random_uuid(), o."id", l."productId", l."nameZh", l."nameEn", l."unitPrice", 1, l."subtotal", l."months"
    FROM "Order" o, "OrderLine" l JOIN "Order" first ON first."id" = l."orderId"
    WHERE first."userId" = ${buyerId}::uuid AND o."number" LIKE 'BENCH-%'`;
  await db.$executeRaw`
    INSERT INTO "Payment" ("id", "orderId", "gateway", "reference", "amount", "status", "cardLast4", "createdAt")
    SELECT gen_random_uuid(), "id", 'sandbox', "number", "total", 'CAPTURED', '4242', "createdAt"
    FROM "Order" WHERE "number" LIKE 'BENCH-%'`;
  await db.$executeRaw`
    INSERT INTO "Invoice" ("orderId", "kind", "amount", "createdAt")
    SELECT "id", 'MEMBER', "total", "createdAt" FROM "Order" WHERE "number" LIKE 'BENCH-%'`;
}

/** Writes the rows of the tables of practice anew in the order in which a year would have written them, so that
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
