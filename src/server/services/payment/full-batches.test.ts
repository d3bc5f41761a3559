import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SHARED_JOBS } from '~/server/jobs/job-list';
import type { GatewayName } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { captureLog } from '~/test/captured-log';
import { createTestClock, systemContext, type TestContext } from '~/test/context';
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
let system: TestContext;
let userId: string;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  system = systemContext(db, { clock: createTestClock(new Date()) });
  userId = (await createLearner(db)).id;
  // Nobody listens there.
  changeSettings({
    ECPAY_MERCHANT_ID: '3002607',
    ECPAY_HASH_KEY: 'key',
    ECPAY_HASH_IV: 'iv',
    ECPAY_CREDIT_CHECK_CODE: '1',
    ECPAY_URL: 'http://127.0.0.1:9',
  });
  captureLog();
});
afterEach(() => world.shop.close());

/** Creates pending orders whose payments are due to be polled.
 *  @param minutesAgo at which the payment of the first is due; each of the others a millisecond later */
async function createOrders(count: number, gateway: GatewayName, minutesAgo: number) {
  for (let index = 0; index < count; index++) {
    const { id, payment } = await createPendingOrder(db, userId, world.plan);
    const nextCheckAt = new Date(system.now().getTime() - minutesAgo * 60_000 + index);
    await db.payment.update({ where: { id: payment.id }, data: { gateway, nextCheckAt } });
    await db.order.update({ where: { id }, data: { expiresAt: nextCheckAt } });
  }
}

const goesOnAfter = (name: string) =>
  SHARED_JOBS.find((job) => job.name === name)?.goesOnAfter ?? NaN;

const isFull = (done: number, job: string) => done >= goesOnAfter(job);

describe('A batch that was full', () => {
  it('Polling continues at once while payments wait, although none of them has ended', async () => {
    await createOrders(45, 'sandbox', 30);
    const polled = [];
    for (let run = 0; run < 4; run++) polled.push(await reconcilePayments({ ctx: system }));
    expect(polled).toEqual([20, 20, 5, 0]);
    const goesOn = polled.map((count) => isFull(count, 'reconcile payments'));
    expect(goesOn).toEqual([true, true, false, false]);
    expect(await db.payment.count({ where: { checks: 1, status: 'STARTED' } })).toBe(45);
  });

  it('An unreachable gateway is polled with pauses, and delays another one for some runs only', async () => {
    await createOrders(45, 'ecpay', 30);
    await createOrders(1, 'sandbox', 10);
    const polled = [];
    for (let run = 0; run < 4; run++) polled.push(await reconcilePayments({ ctx: system }));
    expect(polled).toEqual([0, 0, 1, 0]);
    expect(polled.some((count) => isFull(count, 'reconcile payments'))).toBe(false);
  });

  it('More than a hundred expired orders of an unreachable gateway do not delay the expiry of a later order', async () => {
    await createOrders(120, 'ecpay', 30);
    await createOrders(2, 'sandbox', 10);
    expect(await expireOrders({ ctx: system })).toBe(2);
    const states = await db.order.groupBy({ by: ['status'], _count: true });
    const counts = Object.fromEntries(states.map(({ status, _count }) => [status, _count]));
    expect(counts).toEqual({ PENDING: 120, EXPIRED: 2 });
  });

  it('Refunds that wait for earlier ones of their payments fill no batch: the next payment’s is made', async () => {
    const at = (minutes: number) => new Date(system.now().getTime() + minutes * 60_000);
    for (let index = 0; index < 25; index++) {
      const { payment } = await createPendingOrder(db, userId, world.plan);
      const common = { paymentId: payment.id, amount: 1, actor: 'operator:test', reason: 'x' };
      await db.payment.update({ where: { id: payment.id }, data: { gateway: 'ecpay' } });
      await db.paymentRefund.createMany({
        data: [
          { ...common, refundKey: randomUUID(), createdAt: at(-90), nextTryAt: at(60), tries: 6 },
          { ...common, refundKey: randomUUID(), createdAt: at(-80), nextTryAt: at(-80) },
        ],
      });
    }
    const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
    await payWithCard(db, redirectUrl);
    const { id: paymentId } = await db.payment.findFirstOrThrow({ where: { orderId } });
    await withTransaction(system, async (tx) => {
      await lockOrder(tx, orderId);
      const cause = { ofOrder: true, actor: 'operator:test', reason: 'requested', at: at(-1) };
      await createRefund(tx, { paymentId, refundKey: 'the newest', amount: 70, ...cause });
    });
    expect(await executeRefunds({ ctx: system })).toBe(1);
    expect(await db.paymentRefund.findUnique({ where: { refundKey: 'the newest' } })).toMatchObject(
      { status: 'SUCCEEDED' },
    );
    expect(await db.paymentRefund.count({ where: { status: 'PENDING' } })).toBe(50);
    expect(goesOnAfter('execute refunds')).toBeLessThanOrEqual(20);
  });
});
