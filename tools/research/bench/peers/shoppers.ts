import type pg from 'pg';
import { hashPassword } from '~/server/credentials/passwords';

/** Number of accounts; each has a session, some member days and a cart with one row. */
const COUNT = 4000;
export const PASSWORD = 'a booth of my own';

/** Quantity at which the carts are set back: the product allows 99. */
const HIGH_QTY = 80;

/** The accounts for which requests are made, one after the other. */
export interface Shoppers {
  /** Product in every cart. */
  productId: string;
  passwordHash: string;
  /** Indexes beyond the last shopper wrap around. */
  email(index: number): string;
  sessionCookie(index: number): string;
  /** An address that only this shopper has. */
  address(index: number): string;
  /** The quantity that the cart must have after the next addition. */
  expectAdded(index: number): number;
  /** Sets all carts back when one comes near the limit. */
  resetCarts(): Promise<void>;
  totalQty(): Promise<number>;
}

/** Creates the accounts with plain SQL. */
export async function createShoppers(db: pg.Pool): Promise<Shoppers> {
  const passwordHash = await hashPassword(PASSWORD);
  await db.query(
    `INSERT INTO "User" (id, email, name, "passwordHash", "emailVerifiedAt", "updatedAt")
     SELECT gen_random_uuid(), 'shopper-' || i || '@shuoyi.example', '林小譯', $1, now(), now()
     FROM generate_series(0, ${COUNT - 1}) i`,
    [passwordHash],
  );
  const shopper = `(SELECT id FROM "User" WHERE email = 'shopper-' || i || '@shuoyi.example')`;
  const numbers = `generate_series(0, ${COUNT - 1}) i`;
  await db.query(
    `INSERT INTO "Session" (id, "sessionToken", "userId", expires)
     SELECT gen_random_uuid(), encode(sha256(('shopper-session-' || i)::bytea), 'hex'), ${shopper},
       now() + interval '30 days'
     FROM ${numbers}`,
  );
  await db.query(
    `INSERT INTO "Entitlement" (id, "userId", kind, days, "sourceKey", reason)
     SELECT gen_random_uuid(), ${shopper}, 'GRANT', 30, 'bench:' || i, 'made by a benchmark'
     FROM ${numbers}`,
  );
  const { rows } = await db.query<{ id: string }>(
    `SELECT id FROM "Product" WHERE "onSale" ORDER BY position, id LIMIT 1`,
  );
  const productId = rows[0]?.id ?? '';
  await db.query(
    `INSERT INTO "Cart" (id, "userId", "updatedAt")
     SELECT gen_random_uuid(), ${shopper}, now() FROM ${numbers}`,
  );
  await db.query(
    `INSERT INTO "CartRow" ("rowId", "cartId", "productId", qty)
     SELECT gen_random_uuid(), id, $1, 1 FROM "Cart"`,
    [productId],
  );
  await db.query('VACUUM ANALYZE');

  const quantities = new Int32Array(COUNT).fill(1);
  const number = (index: number) => index % COUNT;
  return {
    productId,
    passwordHash,
    email: (index) => `shopper-${number(index)}@shuoyi.example`,
    sessionCookie: (index) => `shuoyi-session=shopper-session-${number(index)}`,
    address: (index) => `10.9.${number(index) >> 8}.${number(index) & 255}`,
    expectAdded: (index) => ++quantities[number(index)]!,
    resetCarts: async () => {
      if (!quantities.some((qty) => qty >= HIGH_QTY)) return;
      await db.query('UPDATE "CartRow" SET qty = 1');
      await db.query('VACUUM ANALYZE "CartRow"');
      quantities.fill(1);
    },
    totalQty: async () => {
      const total = await db.query<{ sum: string }>('SELECT sum(qty) FROM "CartRow"');
      return Number(total.rows[0]?.sum);
    },
  };
}
