import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { readCart } from '~/server/services/cart/queries';
import { resetDatabase, testDatabase } from '~/test/db';
import { type OpenShop, openShop, order, payAtBank } from '~/test/order-world';
import { payOrder } from './pay-order';
import { settlePayment } from './settle-payment';

const db = await testDatabase();
let world: OpenShop;

beforeEach(async () => {
  await resetDatabase(db);
  world = await openShop(db);
});
afterEach(() => world.shop.close());

/** The same database, over a connection whose process dies right after its `step`th statement. */
function dyingAt(step: number): { db: Database; died: () => boolean } {
  let statements = 0;
  const dying = db.$extends({
    query: {
      $allOperations: async ({ args, query }) => {
        const result = await query(args);
        statements += 1;
        if (statements === step) throw new Error('The process died.');
        return result;
      },
    },
  });
  return { db: dying as unknown as Database, died: () => statements >= step };
}

const books = async () => [
  await db.order.count({ where: { status: 'PAID' } }),
  await db.payment.count({ where: { status: 'CAPTURED' } }),
  await db.paymentEvent.count(),
  await db.entitlement.count(),
  await db.outboxMessage.count(),
];

describe('dying at every statement', () => {
  it('of a capture leaves nothing half done, and the redelivery books it once', async () => {
    let step = 0;
    for (let died = true; died; ) {
      step += 1;
      await resetDatabase(db);
      await world.shop.close();
      world = await openShop(db);
      const { redirectUrl } = await order(world.ctx, { plan: world.plan });
      const paid = await payAtBank(db, redirectUrl, 'good', { tell: false });
      if (paid.outcome !== 'captured') throw new Error('The card was not captured.');
      const { id, reference, amount, currency, cardLast4 } = paid.charge;
      const event = {
        gateway: 'sandbox',
        eventId: `${id}:captured`,
        kind: 'captured',
        reference,
        providerId: id,
        amount,
        currency,
        cardLast4,
        reason: null,
      } as const;
      const dying = dyingAt(step);
      const first = await settlePayment({
        ctx: { ...world.system, db: dying.db },
        input: event,
      }).catch(() => 'died');
      died = dying.died();
      expect(await books()).toEqual(first === 'died' ? [0, 0, 0, 0, 0] : [1, 1, 1, 2, 1]);
      await settlePayment({ ctx: world.system, input: event });
      expect(await books()).toEqual([1, 1, 1, 2, 1]);
      expect((await readCart(world.ctx)).items).toEqual([]);
    }
    expect(step).toBeGreaterThan(10);
  }, 120_000);

  it('of a checkout leaves one order at most, which the next press pays', async () => {
    let step = 0;
    for (let died = true; died; ) {
      step += 1;
      await resetDatabase(db);
      await world.shop.close();
      world = await openShop(db);
      await order(world.ctx, { plan: world.plan, expectedTotal: -1 }).catch(() => {});
      const dying = dyingAt(step);
      const input = { checkoutKey: crypto.randomUUID(), expectedTotal: 2670 };
      const ctx = { ...world.ctx, db: dying.db };
      await order(ctx, input).catch(() => {});
      died = dying.died();
      const pressed = await order(world.ctx, input);
      expect([await db.order.count(), await db.payment.count()]).toEqual([1, 1]);
      expect(await payOrder({ ctx: world.ctx, input: { id: pressed.orderId } })).toEqual(pressed);
      await payAtBank(db, pressed.redirectUrl);
      expect(await books()).toEqual([1, 1, 1, 2, 1]);
    }
    expect(step).toBeGreaterThan(10);
  }, 120_000);
});
