import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { configuredGateway } from '~/server/gateways/payment/configured';
import type { Coupon } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { captureLog } from '~/test/captured-log';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { failAtStatement } from '~/test/failing-database';
import { type FakeGateway, gatewayClock, startFakeGateway } from '~/test/fake-gateways';
import { createShop, payWithCard, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createPendingOrder, fillCart } from '~/test/pending-order';
import { createCoupon } from '~prisma/factories/coupon';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { toChargeReference } from './charge-reference';
import { createRefund } from './create-refund';
import { executeRefunds } from './execute-refunds';
import { settlePayment } from './settle-payment';

const db = await testDatabase();
let world: ShopFixture;
let coupon: Coupon;

beforeAll(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  coupon = await createCoupon(db);
});
afterAll(() => world.shop.close());
// A killed process logs errors, which are silenced here.
beforeEach(() => void captureLog());
afterEach(() => vi.restoreAllMocks());

/** Each step has a new buyer in the same database, because emptying it would take longer than the step. */
async function buyer() {
  const learner = await createLearner(db);
  await fillCart(db, learner.id, world.plan);
  return { learner, ctx: userContext(db, learner, { clock: world.clock }) };
}

/** Paid orders, captures, events, entitlements and mails of a buyer, and the remaining rows of the cart. */
async function readBuyerState({ id, email }: Learner): Promise<number[]> {
  const [row] = await db.$queryRaw<{ counts: number[] }[]>`
    SELECT ARRAY[
      (SELECT count(*) FROM "Order" WHERE "userId" = ${id}::uuid AND status = 'PAID'),
      (SELECT count(*) FROM "Payment" p JOIN "Order" o ON o.id = p."orderId"
        WHERE o."userId" = ${id}::uuid AND p.status = 'CAPTURED'),
      (SELECT count(*) FROM "PaymentEvent" e JOIN "Payment" p ON p.id = e."paymentId"
        JOIN "Order" o ON o.id = p."orderId" WHERE o."userId" = ${id}::uuid),
      (SELECT count(*) FROM "Entitlement" WHERE "userId" = ${id}::uuid),
      (SELECT count(*) FROM "OutboxMessage" WHERE recipient = ${email}),
      (SELECT count(*) FROM "CartRow" r JOIN "Cart" c ON c.id = r."cartId"
        WHERE c."userId" = ${id}::uuid)
    ]::int[] AS counts`;
  return row!.counts;
}

/** Counts of rows that depend on a buyer's orders: coupons in use, due invoices, sent gifts, and the e-mails
 *  to the recipients of those. */
async function countExtras({ id }: Learner): Promise<number[]> {
  const [row] = await db.$queryRaw<{ counts: number[] }[]>`
    SELECT ARRAY[
      (SELECT count(*) FROM "CouponUse" WHERE "userId" = ${id}::uuid AND "openKey" IS NOT NULL),
      (SELECT count(*) FROM "Invoice" i JOIN "Order" o ON o.id = i."orderId"
        WHERE o."userId" = ${id}::uuid AND i.status = 'DUE' AND i.kind = 'COMPANY'),
      (SELECT count(*) FROM "Gift" g JOIN "Order" o ON o.id = g."orderId"
        WHERE o."userId" = ${id}::uuid AND g.status = 'SENT'),
      (SELECT count(*) FROM "OutboxMessage" WHERE recipient = ${createFriend(id)})
    ]::int[] AS counts`;
  return row!.counts;
}
const createFriend = (id: string) => `friend-of-${id}@shuoyi.example`;

const COMPANY = { kind: 'COMPANY', code: '04595257', title: '說譯股份有限公司' } as const;

/** A buyer's order that expired unpaid, with a released coupon and a company's invoice. */
async function createExpiredOrder(learner: Learner, isGift: boolean) {
  const order = await createPendingOrder(db, learner.id, world.plan);
  const at = world.clock.now();
  const { id: couponId } = coupon;
  await db.order.update({
    where: { id: order.id },
    data: {
      status: 'EXPIRED',
      couponUse: { create: { couponId, userId: learner.id, usedAt: at, releasedAt: at } },
      invoice: { create: { ...COMPANY, amount: order.total, createdAt: at } },
      ...(isGift && { gift: { create: { email: createFriend(learner.id) } } }),
    },
  });
  return order;
}

describe('A process that dies at every statement', () => {
  // A late capture of an order with a coupon and an invoice has all effects that a capture can have.
  it.each([
    [
      'A capture that dies at any statement leaves no rows, and its redelivery settles it once',
      false,
    ],
    ['A capture of a gift order that dies at any statement sends the gift once', true],
  ])('%s', async (_, isGift) => {
    const settled = [1, 1, 1, isGift ? 0 : 2, 1, 0];
    const sentGifts = isGift ? 1 : 0;
    let step = 0;
    for (let failed = true; failed; ) {
      step += 1;
      const { learner } = await buyer();
      const { payment } = await createExpiredOrder(learner, isGift);
      const { reference, amount, currency } = payment;
      const event = {
        gateway: 'sandbox',
        reportsRefunds: true,
        eventId: `${reference}:captured`,
        kind: 'captured',
        reference,
        providerId: `charge-of-${reference}`,
        amount,
        currency,
        cardLast4: '4242',
        reason: null,
      } as const;
      const failing = failAtStatement(db, step);
      const first = await settlePayment({
        ctx: { ...world.system, db: failing.db },
        input: event,
      }).catch(() => 'failed');
      failed = failing.hasFailed();
      const rolledBack = first === 'failed';
      expect(await readBuyerState(learner)).toEqual(rolledBack ? [0, 0, 0, 0, 0, 1] : settled);
      expect(await countExtras(learner)).toEqual(
        rolledBack ? [0, 0, 0, 0] : [1, 1, sentGifts, sentGifts],
      );
      await settlePayment({ ctx: world.system, input: event });
      expect(await readBuyerState(learner)).toEqual(settled);
      expect(await countExtras(learner)).toEqual([1, 1, sentGifts, sentGifts]);
    }
    expect(step).toBeGreaterThan(10);
  });

  it('A checkout that dies at any statement leaves at most one order, which a retry pays', {
    tags: ['extended'],
  }, async () => {
    let step = 0;
    for (let failed = true; failed; ) {
      step += 1;
      const { learner, ctx } = await buyer();
      const failing = failAtStatement(db, step);
      const options = {
        coupon: coupon.code,
        invoice: COMPANY,
        gift: { email: createFriend(learner.id) },
      };
      const input = { checkoutKey: crypto.randomUUID(), expectedTotal: 2370, ...options };
      await placeTestOrder({ ...ctx, db: failing.db }, input).catch(() => {});
      failed = failing.hasFailed();
      const retried = await placeTestOrder(ctx, input);
      const where = { order: { userId: learner.id } };
      expect(await db.order.count({ where: { userId: learner.id } })).toBe(1);
      expect(await db.payment.count({ where })).toBe(1);
      if (!failed) await payWithCard(db, retried.redirectUrl);
      expect(await readBuyerState(learner)).toEqual(
        failed ? [0, 0, 0, 0, 0, 1] : [1, 1, 1, 0, 1, 0],
      );
      expect(await countExtras(learner)).toEqual(failed ? [1, 0, 0, 0] : [1, 1, 1, 1]);
    }
    expect(step).toBeGreaterThan(10);
  });

  // Stripe knows refunds by our keys, as the sandbox does.
  it.each(['sandbox', 'ecpay'] as const)(
    'A refund at %s that dies at any statement pays back once and changes the order once',
    { tags: ['extended'] },
    async (name) => {
      const bank = await startFakeGateway(name, db);
      let step = 0;
      for (let failed = true; failed; ) {
        step += 1;
        const clock = gatewayClock(name);
        const system = { ...world.system, now: clock.now };
        const { id, reference } = await capturedPayment(bank, clock.now());
        const refundKey = `crash:${reference}`;
        const cause = { ofOrder: true, actor: 'system:test', reason: 'x', at: clock.now() };
        await withTransaction(system, (tx) =>
          createRefund(tx, { paymentId: id, refundKey, amount: 2670, ...cause }),
        );
        const failing = failAtStatement(db, step);
        await executeRefunds({ ctx: { ...system, db: failing.db } }).catch(() => 'failed');
        failed = failing.hasFailed();
        clock.advance({ minutes: 3 });
        await executeRefunds({ ctx: system });
        expect(await bank.refunded(reference)).toBe(2670);
        const refund = await db.paymentRefund.findUniqueOrThrow({
          where: { refundKey },
          include: { payment: { include: { order: { include: { changes: true } } } } },
        });
        const { status, changes } = refund.payment.order;
        expect([refund.status, status, changes.length]).toEqual(['SUCCEEDED', 'REFUNDED', 1]);
        const { orderId } = refund.payment;
        const invoice = await db.invoice.findUniqueOrThrow({
          where: { orderId },
          include: { _count: { select: { changes: true } } },
        });
        expect(invoice).toMatchObject({ status: 'NOT_NEEDED', amount: 0, _count: { changes: 1 } });
        const payload = { path: ['orderId'], equals: orderId };
        expect(await db.outboxMessage.count({ where: { payload } })).toBe(1);
      }
      expect(step).toBeGreaterThan(5);
      await bank.close();
    },
  );
});

/** A paid order's payment, captured at a bank. */
async function capturedPayment(bank: FakeGateway, at: Date) {
  const { id: userId } = await createLearner(db);
  const { id, payment } = await createPendingOrder(db, userId, world.plan);
  const address = 'http://127.0.0.1:9/unreachable';
  const page = await configuredGateway(db).start({
    ...toChargeReference(payment),
    openedAt: at,
    expiresAt: at,
    description: 'x',
    language: 'zh',
    webhookUrl: address,
    returnUrl: address,
  });
  if (page.state !== 'open') throw new Error('The charge is not open.');
  await bank.pay(page);
  const invoice = { create: { ...COMPANY, status: 'DUE', amount: 2670, createdAt: at } } as const;
  await db.order.update({ where: { id }, data: { status: 'PAID', invoice } });
  return db.payment.update({
    where: { id: payment.id },
    data: { status: 'CAPTURED', gateway: bank.name, providerId: `charge-of-${payment.reference}` },
  });
}
