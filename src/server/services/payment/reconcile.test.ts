import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '~/server/transaction';
import { captureLog, type LogRecord } from '~/test/captured-log';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createShop, payWithCard, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createPendingOrder } from '~/test/pending-order';
import { changeSettings } from '~/test/settings';
import { createLearner } from '~prisma/factories/learner';
import { lockOrder } from '../order/lock-order';
import { createRefund } from './create-refund';
import { executeRefunds } from './execute-refunds';
import { expireOrders } from './expire-orders';
import { reconcilePayments } from './reconcile';

const db = await testDatabase();
let world: ShopFixture;
let ctx: TestContext;
let system: TestContext;
let errors: LogRecord[];

beforeAll(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterAll(() => world.shop.close());
beforeEach(async () => {
  const clock = createTestClock(new Date());
  ctx = userContext(db, await createLearner(db), { clock });
  system = systemContext(db, { clock });
  await db.payment.updateMany({ data: { nextCheckAt: null } });
  errors = captureLog();
});
afterEach(() => vi.restoreAllMocks());

const createBoughtOrder = async ({ paid = true } = {}) => {
  const { orderId, redirectUrl } = await placeTestOrder(ctx, { plan: world.plan });
  if (paid) await payWithCard(db, redirectUrl);
  return { orderId, redirectUrl, ...(await getPayment(orderId)) };
};
const getPayment = async (orderId: string) => {
  const { id, reference, status, checks, nextCheckAt, declineReason } =
    await db.payment.findFirstOrThrow({ where: { orderId } });
  return { id, reference, status, checks, nextCheckAt, declineReason };
};
const getStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;
/** A refund that is made in the gateway's dashboard. */
const refundInDashboard = async (reference: string, refunded: number) => {
  await db.sandboxCharge.update({ where: { reference }, data: { refunded } });
  await db.payment.update({ where: { reference }, data: { nextCheckAt: system.now() } });
};

describe('Polling open payments', () => {
  it('Polling backs off, records declines, and ends a day after the order expires', async () => {
    const { orderId, redirectUrl } = await createBoughtOrder({ paid: false });
    await payWithCard(db, redirectUrl, 'declined', { notify: false });
    system.clock.advance({ minutes: 6 });
    await reconcilePayments({ ctx: system });
    expect(await getPayment(orderId)).toMatchObject({
      status: 'DECLINED',
      declineReason: 'card_declined',
      checks: 1,
    });
    for (let run = 0; run < 3; run++) await reconcilePayments({ ctx: system });
    expect((await getPayment(orderId)).checks).toBe(1);
    system.clock.advance({ hours: 47 });
    await reconcilePayments({ ctx: system });
    expect(await getPayment(orderId)).toMatchObject({ status: 'DECLINED', checks: 2 });
    system.clock.advance({ hours: 4 });
    expect(await reconcilePayments({ ctx: system })).toBe(1);
    expect(await getPayment(orderId)).toMatchObject({ status: 'ABANDONED', nextCheckAt: null });
  });

  it('Polling continues after an unreachable gateway, and polls it again later', async () => {
    changeSettings({
      ECPAY_MERCHANT_ID: '3002607',
      ECPAY_HASH_KEY: 'a-key-that-no-log-may-show',
      ECPAY_HASH_IV: 'an-iv-that-no-log-may-show',
      ECPAY_CREDIT_CHECK_CODE: '1',
      ECPAY_URL: 'http://127.0.0.1:9',
    });
    const unreachable = await createBoughtOrder({ paid: false });
    await db.payment.update({ where: { id: unreachable.id }, data: { gateway: 'ecpay' } });
    const reachable = await createBoughtOrder({ paid: false });
    await payWithCard(db, reachable.redirectUrl, 'good', { notify: false });
    system.clock.advance({ minutes: 6 });
    expect(await reconcilePayments({ ctx: system })).toBe(1);
    expect(await getStatus(reachable.orderId)).toBe('PAID');
    const { status, nextCheckAt } = await getPayment(unreachable.orderId);
    expect([status, nextCheckAt!.getTime() - system.now().getTime()]).toEqual(['STARTED', 300_000]);
    expect(JSON.stringify(errors)).not.toContain('no-log-may-show');

    const { id: userId } = await createLearner(db);
    const other = await createPendingOrder(db, userId, world.plan);
    system.clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    expect([await getStatus(unreachable.orderId), await getStatus(other.id)]).toEqual([
      'PENDING',
      'EXPIRED',
    ]);
  });
});

describe('A refund in the gateway’s dashboard', () => {
  it('A refund in the gateway’s dashboard is recorded once by several workers, and changes the order', async () => {
    const { orderId, reference } = await createBoughtOrder();
    await refundInDashboard(reference, 700);
    await Promise.all([1, 2, 3].map(() => reconcilePayments({ ctx: system })));
    expect(await getStatus(orderId)).toBe('PARTLY_REFUNDED');
    await refundInDashboard(reference, 2670);
    await reconcilePayments({ ctx: system });
    await refundInDashboard(reference, 2670);
    await reconcilePayments({ ctx: system });
    expect(await getStatus(orderId)).toBe('REFUNDED');
    const refunds = await db.paymentRefund.findMany({
      where: { payment: { orderId } },
      orderBy: { amount: 'asc' },
    });
    expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
      [700, 'SUCCEEDED'],
      [1970, 'SUCCEEDED'],
    ]);
    const discrepancies = await db.discrepancy.findMany({
      where: { orderId },
      orderBy: { id: 'asc' },
    });
    expect(discrepancies.map(({ kind }) => kind)).toEqual([
      'REFUNDED_IN_DASHBOARD',
      'REFUNDED_IN_DASHBOARD',
    ]);
    const mails = { template: 'refund-done', payload: { path: ['orderId'], equals: orderId } };
    expect(await db.outboxMessage.count({ where: mails })).toBe(2);
  });

  it('A refund of ours fails and becomes a discrepancy when a dashboard refund left too little money', async () => {
    const { orderId, id: paymentId, reference } = await createBoughtOrder();
    const refundKey = `late:${reference}`;
    await withTransaction(system, async (tx) => {
      await lockOrder(tx, orderId);
      const cause = {
        ofOrder: true,
        actor: 'operator:test',
        reason: 'requested',
        at: system.now(),
      };
      expect(await createRefund(tx, { paymentId, refundKey, amount: 2000, ...cause })).toBe(true);
      // The same key again is the same refund; with another amount it is rejected.
      expect(await createRefund(tx, { paymentId, refundKey, amount: 2000, ...cause })).toBe(true);
      expect(await createRefund(tx, { paymentId, refundKey, amount: 1000, ...cause })).toBe(false);
    });
    await refundInDashboard(reference, 1000);
    expect(await executeRefunds({ ctx: system })).toBe(0);
    expect(await db.paymentRefund.findUnique({ where: { refundKey } })).toMatchObject({
      status: 'FAILED',
      failureReason: 'more_than_captured',
      nextTryAt: null,
    });
    expect(await getStatus(orderId)).toBe('PAID');
    expect(await db.discrepancy.findMany({ where: { orderId } })).toMatchObject([
      { kind: 'REFUND_FAILED', detail: { amount: 2000, reason: 'more_than_captured' } },
    ]);
    await reconcilePayments({ ctx: system });
    expect(await getStatus(orderId)).toBe('PARTLY_REFUNDED');
  });
});
