import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '~/server/context';
import { systemContext, type TestContext, testClock, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { type OpenShop, openShop, order, payAtBank } from '~/test/order-world';
import { pendingOrder } from '~/test/pending-order';
import { changeSettings } from '~/test/settings';
import { createLearner } from '~prisma/factories/learner';
import { lockOrder } from '../order/lock-order';
import { askRefund } from './ask-refund';
import { executeRefunds } from './execute-refunds';
import { expireOrders } from './expire-orders';
import { reconcilePayments } from './reconcile';

const db = await testDatabase();
let world: OpenShop;
let ctx: TestContext;
let system: TestContext;
let logged: string[];

beforeAll(async () => {
  await resetDatabase(db);
  world = await openShop(db);
});
afterAll(() => world.shop.close());
beforeEach(async () => {
  const clock = testClock(new Date());
  ctx = userContext(db, await createLearner(db), { clock });
  system = systemContext(db, { clock });
  await db.payment.updateMany({ data: { nextCheckAt: null } });
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => logged.push(text));
});
afterEach(() => vi.restoreAllMocks());

const bought = async ({ paid = true } = {}) => {
  const { orderId, redirectUrl } = await order(ctx, { plan: world.plan });
  if (paid) await payAtBank(db, redirectUrl);
  return { orderId, redirectUrl, ...(await paymentOf(orderId)) };
};
const paymentOf = async (orderId: string) => {
  const { id, reference, status, checks, nextCheckAt, declineReason } =
    await db.payment.findFirstOrThrow({ where: { orderId } });
  return { id, reference, status, checks, nextCheckAt, declineReason };
};
const statusOf = async (id: string) => (await db.order.findUniqueOrThrow({ where: { id } })).status;
/** Somebody refunds at the gateway's own desk. */
const refundAtDesk = async (reference: string, refunded: number) => {
  await db.sandboxCharge.update({ where: { reference }, data: { refunded } });
  await db.payment.update({ where: { reference }, data: { nextCheckAt: system.now() } });
};

describe('asking about open payments', () => {
  it('happens ever more seldom, learns declines, and ends a day after the order’s own', async () => {
    const { orderId, redirectUrl } = await bought({ paid: false });
    await payAtBank(db, redirectUrl, 'declined', { tell: false });
    system.clock.advance({ minutes: 6 });
    await reconcilePayments({ ctx: system });
    expect(await paymentOf(orderId)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'card_declined',
      checks: 1,
    });
    for (let asked = 0; asked < 3; asked++) await reconcilePayments({ ctx: system });
    expect((await paymentOf(orderId)).checks).toBe(1);
    system.clock.advance({ hours: 47 });
    await reconcilePayments({ ctx: system });
    expect(await paymentOf(orderId)).toMatchObject({ status: 'DECLINED', checks: 2 });
    system.clock.advance({ hours: 4 });
    expect(await reconcilePayments({ ctx: system })).toBe(1);
    expect(await paymentOf(orderId)).toMatchObject({ status: 'ABANDONED', nextCheckAt: null });
  });

  it('goes on after a gateway that cannot be asked, and asks it again later', async () => {
    changeSettings({
      ECPAY_MERCHANT_ID: '3002607',
      ECPAY_HASH_KEY: 'a-key-that-no-log-may-show',
      ECPAY_HASH_IV: 'an-iv-that-no-log-may-show',
      ECPAY_CREDIT_CHECK_CODE: '1',
      ECPAY_URL: 'http://127.0.0.1:9',
    });
    const silent = await bought({ paid: false });
    await db.payment.update({ where: { id: silent.id }, data: { gateway: 'ecpay' } });
    const told = await bought({ paid: false });
    await payAtBank(db, told.redirectUrl, 'good', { tell: false });
    system.clock.advance({ minutes: 6 });
    expect(await reconcilePayments({ ctx: system })).toBe(1);
    expect(await statusOf(told.orderId)).toBe('PAID');
    const { status, nextCheckAt } = await paymentOf(silent.orderId);
    expect([status, nextCheckAt!.getTime() - system.now().getTime()]).toEqual(['STARTED', 300_000]);
    expect(logged.join()).not.toContain('no-log-may-show');

    const { id: userId } = await createLearner(db);
    const other = await pendingOrder(db, userId, world.plan);
    system.clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    expect([await statusOf(silent.orderId), await statusOf(other.id)]).toEqual([
      'PENDING',
      'EXPIRED',
    ]);
  });
});

describe('a refund that was made at the gateway’s desk', () => {
  it('is learned once by several workers, and moves the order', async () => {
    const { orderId, reference } = await bought();
    await refundAtDesk(reference, 700);
    await Promise.all([1, 2, 3].map(() => reconcilePayments({ ctx: system })));
    expect(await statusOf(orderId)).toBe('PARTLY_REFUNDED');
    await refundAtDesk(reference, 2670);
    await reconcilePayments({ ctx: system });
    await refundAtDesk(reference, 2670);
    await reconcilePayments({ ctx: system });
    expect(await statusOf(orderId)).toBe('REFUNDED');
    const refunds = await db.paymentRefund.findMany({
      where: { payment: { orderId } },
      orderBy: { amount: 'asc' },
    });
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [700, 'DONE'],
      [1970, 'DONE'],
    ]);
    const noted = await db.discrepancy.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    expect(noted.map(({ kind }) => kind)).toEqual(['REFUNDED_AT_DESK', 'REFUNDED_AT_DESK']);
    const letters = { template: 'refund-done', payload: { path: ['orderId'], equals: orderId } };
    expect(await db.outboxMessage.count({ where: letters })).toBe(2);
  });

  it('leaves no money for one of ours, which is refused and shown to the operator', async () => {
    const { orderId, id: paymentId, reference } = await bought();
    const refundKey = `late:${reference}`;
    await withTransaction(system, async (tx) => {
      await lockOrder(tx, orderId);
      const why = { ofOrder: true, actor: 'operator:test', reason: 'asked', at: system.now() };
      expect(await askRefund(tx, { paymentId, refundKey, amount: 2000, ...why })).toBe(true);
      // The same key again is the same refund; for another amount it is none.
      expect(await askRefund(tx, { paymentId, refundKey, amount: 2000, ...why })).toBe(true);
      expect(await askRefund(tx, { paymentId, refundKey, amount: 1000, ...why })).toBe(false);
    });
    await refundAtDesk(reference, 1000);
    expect(await executeRefunds({ ctx: system })).toBe(0);
    expect(await db.paymentRefund.findUnique({ where: { refundKey } })).toMatchObject({
      status: 'REFUSED',
      refusal: 'more_than_captured',
      nextTryAt: null,
    });
    expect(await statusOf(orderId)).toBe('PAID');
    expect(await db.discrepancy.findMany({ where: { orderId } })).toMatchObject([
      { kind: 'REFUND_REFUSED', detail: { amount: 2000, reason: 'more_than_captured' } },
    ]);
    await reconcilePayments({ ctx: system });
    expect(await statusOf(orderId)).toBe('PARTLY_REFUNDED');
  });
});
