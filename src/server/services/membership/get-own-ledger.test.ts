import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectedEnd } from '~/domain/membership';
import { addItem } from '~/server/services/cart/add-item';
import { getCart } from '~/server/services/cart/queries';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { captureEvent, createShop, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createPlan } from '~prisma/factories/plan';
import { appendEntitlements, type NewEntitlement } from './append-entitlements';
import { getOwnLedger } from './get-own-ledger';

const db = await testDatabase();
let world: ShopFixture;

const histories: Record<string, NewEntitlement[]> = {
  'a running member': [{ kind: 'GRANT', days: 40, reason: 'gift of days', sourceKey: 'granted' }],
  'a member of months without days': [
    { kind: 'PAID', months: 1, reason: 'an order', sourceKey: 'bought' },
  ],
  'a paused member': [
    { kind: 'PAID', months: 2, reason: 'an order', sourceKey: 'bought' },
    { kind: 'PAUSE', days: 15, reason: 'away', sourceKey: 'paused' },
  ],
};

describe('The projected membership end of a cart', () => {
  beforeEach(async () => {
    await resetDatabase(db);
    world = await createShop(db);
  });
  afterEach(() => world.shop.close());

  it.each(Object.keys(histories))(
    'The projected membership end equals the end after payment: %s',
    async (buyer) => {
      const { ctx, learner, plan, clock, system } = world;
      await appendEntitlements(db, learner.id, histories[buyer] ?? [], ctx.now());
      clock.advance({ days: 5 });
      const month = await createPlan(db, { months: 1, bonusDays: 0 });
      await addItem({ ctx, input: { id: month.id, qty: 3 } });
      await addItem({ ctx, input: { id: plan.id, qty: 2 } });
      const { items } = await getCart({ ctx });
      const projected = projectedEnd(await getOwnLedger({ ctx }), items, ctx.now());
      const { orderId } = await placeTestOrder(ctx, {});
      await settlePayment({ ctx: system, input: await captureEvent(db, orderId) });
      const { endsAt } = await db.membershipEnd.findUniqueOrThrow({
        where: { userId: learner.id },
      });
      expect(projected).toEqual(endsAt);
    },
  );

  it('A visitor’s ledger is empty', async () => {
    expect(await getOwnLedger({ ctx: visitorContext(db) })).toEqual([]);
  });
});
