import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configuredGateway } from '~/server/gateways/payment/configured';
import type { PaymentGateway } from '~/server/gateways/payment/gateway';
import { receiveWebhook } from '~/server/payments/receive-webhook';
import { addItem } from '~/server/services/cart/add-item';
import { withTransaction } from '~/server/transaction';
import { systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  FAKE_GATEWAYS,
  type FakeGateway,
  gatewayClock,
  startFakeGateway,
  type WebhookMessage,
} from '~/test/fake-gateways';
import { placeTestOrder } from '~/test/order-fixture';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPlan, type PlanForSale } from '~prisma/factories/plan';
import { checkoutThrough } from '../checkout/checkout';
import { lockOrder } from '../order/lock-order';
import { abandonPayment } from './abandon-payment';
import { cancelOrder } from './cancel-order';
import { createRefund } from './create-refund';
import { executeRefunds } from './execute-refunds';
import { expireOrders } from './expire-orders';
import { payOrder } from './pay-order';
import { reconcilePayments } from './reconcile';

const db = await testDatabase();
let plan: PlanForSale;

beforeAll(async () => {
  await resetDatabase(db);
  plan = await createPlan(db, { months: 3, bonusDays: 30, price: 2670 });
});

const inDays = ({ now }: TestContext, days: number) =>
  new Date(now().getTime() + days * 86_400_000);

describe.each(FAKE_GATEWAYS)('A hostile %s', (name) => {
  let bank: FakeGateway;
  let ctx: TestContext;
  let system: TestContext;
  let learner: Learner;

  beforeAll(async () => {
    bank = await startFakeGateway(name, db);
  });
  afterAll(() => bank.close());
  beforeEach(async () => {
    const clock = gatewayClock(name);
    await db.payment.updateMany({ data: { nextCheckAt: null } });
    learner = await createLearner(db);
    ctx = userContext(db, learner, { clock });
    system = systemContext(db, { clock });
  });

  /** Posts a webhook. Most are dated by the real clock, so the receiver uses it, too. */
  const deliver = (message: WebhookMessage) => {
    const receiver = name === 'ecpay' ? system : { ...system, now: () => new Date() };
    const address = `http://localhost/api/payments/${name}`;
    return receiveWebhook(receiver, name, new Request(address, { method: 'POST', ...message }));
  };
  /** Orders, captures, entitlements and mails of this buyer. */
  const countBuyerRows = async (status: 'PAID' | 'REFUNDED' = 'PAID') => [
    await db.order.count({ where: { userId: learner.id, status } }),
    await db.payment.count({ where: { order: { userId: learner.id }, status: 'CAPTURED' } }),
    await db.entitlement.count({ where: { userId: learner.id } }),
    await db.outboxMessage.count({ where: { recipient: learner.email } }),
  ];
  const createOrder = async () => {
    const { orderId, ...page } = await placeTestOrder(ctx, { plan });
    const { reference } = await db.payment.findFirstOrThrow({ where: { orderId } });
    return { orderId, page, reference };
  };
  const requestRefund = (orderId: string, amount: number) =>
    withTransaction(system, async (tx) => {
      await lockOrder(tx, orderId);
      const payment = await tx.payment.findFirstOrThrow({ where: { orderId } });
      const refundKey = randomUUID();
      const cause = { actor: 'operator:test', reason: 'requested', at: system.now() };
      return createRefund(tx, {
        paymentId: payment.id,
        refundKey,
        amount,
        ofOrder: true,
        ...cause,
      });
    });

  it('Duplicate, concurrent and forged webhooks settle a payment exactly once', async () => {
    const { page, reference } = await createOrder();
    await bank.pay(page);
    const forged = await Promise.all(
      (['forged', 'wrongAmount', 'wrongMerchant'] as const).map((fault) =>
        bank.captured(reference, fault),
      ),
    );
    const rejections = await Promise.all(forged.map(deliver));
    expect(rejections[0]?.status).toBe(400);
    expect(await countBuyerRows()).toEqual([0, 0, 0, 0]);
    const genuine = await bank.captured(reference);
    const repeated = await bank.captured(reference);
    const messages = [genuine, ...forged, genuine, ...forged, genuine, genuine, repeated];
    const responses = await Promise.all(messages.map(deliver));
    const acknowledged = configuredGateway(db).acknowledgement;
    expect(responses.map(({ status }) => status)[0]).toBe(200);
    expect(await responses[0]?.text()).toBe(acknowledged);
    expect(await countBuyerRows()).toEqual([1, 1, 2, 1]);
  });

  it('A capture with the number of another payment is one discrepancy, and is acknowledged', async () => {
    const first = await createOrder();
    await bank.pay(first.page);
    expect((await deliver(await bank.captured(first.reference))).status).toBe(200);
    const before = await countBuyerRows();
    const second = await createOrder();
    await bank.pay(second.page);
    const { providerId } = await db.payment.findUniqueOrThrow({
      where: { reference: first.reference },
    });
    const wrong = await bank.captured(second.reference, 'usedNumber', providerId!);
    const responses = await Promise.all([1, 2, 3].map(() => deliver(wrong)));
    responses.push(await deliver(wrong));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await responses[0]?.text()).toBe(configuredGateway(db).acknowledgement);
    expect(await countBuyerRows()).toEqual(before);
    const where = { order: { userId: learner.id } };
    expect(await db.discrepancy.findMany({ where })).toMatchObject([
      {
        kind: 'UNRECORDABLE',
        orderId: second.orderId,
        detail: { reference: second.reference, reason: expect.stringContaining(first.reference) },
      },
    ]);
    expect((await deliver(await bank.captured(second.reference))).status).toBe(200);
    expect((await countBuyerRows())[1]).toBe(2);
  });

  it('A webhook that arrives before the redirect to the card page is accepted', async () => {
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const gateway = configuredGateway(db);
    const earlyGateway: PaymentGateway = {
      ...gateway,
      async start(request) {
        const started = await gateway.start(request);
        if (started.state === 'open') await bank.pay(started);
        expect((await deliver(await bank.captured(request.reference))).status).toBe(200);
        return started;
      },
    };
    const input = { checkoutKey: randomUUID(), expectedTotal: 2670 };
    const { orderId } = await checkoutThrough({
      ctx,
      input: { checkout: input, gateway: earlyGateway },
    });
    expect(await countBuyerRows()).toEqual([1, 1, 2, 1]);
    const again = await payOrder({ ctx, input: { id: orderId } });
    expect(again.redirectUrl).toContain('/order-created/');
  });

  it('A payment without a webhook is polled by one of several workers, which also learns the card', async () => {
    const { orderId, page } = await createOrder();
    await bank.pay(page);
    system.clock.advance({ minutes: 4 });
    expect(await reconcilePayments({ ctx: system })).toBe(0);
    expect(await countBuyerRows()).toEqual([0, 0, 0, 0]);
    system.clock.advance({ minutes: 2 });
    const workers = await Promise.all([1, 2, 3].map(() => reconcilePayments({ ctx: system })));
    expect(workers.reduce((sum, ended) => sum + ended)).toBe(1);
    expect(await countBuyerRows()).toEqual([1, 1, 2, 1]);
    const payment = await db.payment.findFirstOrThrow({ where: { orderId } });
    expect(payment).toMatchObject({ cardLast4: '4242', checks: 1 });
    // ECPay sends no webhook for refunds in its dashboard.
    expect(payment.nextCheckAt).toEqual(name === 'ecpay' ? inDays(system, 7) : null);
  });

  it('A capture after the order was cancelled or has expired fulfils it, if the card page was still open', async () => {
    const cancelled = await createOrder();
    await cancelOrder({ ctx, input: { id: cancelled.orderId } });
    await bank.pay(cancelled.page);
    const { reference } = cancelled;
    const open = name === 'ecpay';
    if (open) expect((await deliver(await bank.captured(reference))).status).toBe(200);
    expect(await countBuyerRows()).toEqual(open ? [1, 1, 2, 1] : [0, 0, 0, 0]);

    const expired = await createOrder();
    system.clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    await bank.pay(expired.page);
    await reconcilePayments({ ctx: system });
    expect(await countBuyerRows()).toEqual(open ? [2, 2, 4, 2] : [0, 0, 0, 0]);
  });

  it('A second capture of an order is refunded automatically', async () => {
    const first = await createOrder();
    await abandonPayment({ ctx, input: first.reference });
    const { orderId, ...page } = await payOrder({ ctx, input: { id: first.orderId } });
    const second = await db.payment.findFirstOrThrow({ where: { orderId, status: 'STARTED' } });
    expect(second.reference).not.toBe(first.reference);
    await bank.pay(first.page);
    await bank.pay(page);
    const messages = [first, second].map(({ reference }) => bank.captured(reference));
    await Promise.all(messages.map(async (message) => deliver(await message)));
    expect(await countBuyerRows()).toEqual([1, 2, 2, 1]);
    system.clock.advance({ minutes: 1 });
    const workers = await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(workers.reduce((sum, made) => sum + made)).toBe(1);
    const refunded = await Promise.all(
      [first, second].map(({ reference }) => bank.refunded(reference)),
    );
    expect(refunded.sort()).toEqual([0, 2670]);
    // The second e-mail reports the refund of the second capture.
    expect(await countBuyerRows()).toEqual([1, 2, 2, 2]);
    expect(await db.discrepancy.findMany({ where: { orderId } })).toMatchObject([
      { kind: 'SECOND_CAPTURE', resolvedBy: `gateway:${name}` },
    ]);
  });

  it('Partial refunds are made once each and never exceed the captured amount', async () => {
    const { orderId, page, reference } = await createOrder();
    await bank.pay(page);
    await deliver(await bank.captured(reference));
    expect(await requestRefund(orderId, 2671)).toBe(false);
    expect(await requestRefund(orderId, 0)).toBe(false);
    expect(await requestRefund(orderId, 1000)).toBe(true);
    expect(await requestRefund(orderId, 1671)).toBe(false);
    // ECPay refunds parts only after the day was closed.
    if (name === 'ecpay') expect(await executeRefunds({ ctx: system })).toBe(0);
    bank.endOfDay();
    system.clock.advance({ minutes: 10 });
    await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(await bank.refunded(reference)).toBe(1000);
    system.clock.advance({ minutes: 1 });
    expect(await requestRefund(orderId, 1670)).toBe(true);
    await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(await bank.refunded(reference)).toBe(2670);
    expect(await requestRefund(orderId, 1)).toBe(false);
    const changes = await db.orderChange.findMany({ where: { orderId }, orderBy: { at: 'asc' } });
    expect(changes.map(({ to }) => to).slice(2)).toEqual(['PARTLY_REFUNDED', 'REFUNDED']);

    expect((await deliver(await bank.captured(reference))).status).toBe(200);
    expect(await countBuyerRows('REFUNDED')).toEqual([1, 1, 2, 3]);
  });

  if (name === 'ecpay')
    it('A simulated payment is acknowledged and grants nothing', async () => {
      const { page, reference } = await createOrder();
      await fetch(page.redirectUrl, { method: 'POST', body: new URLSearchParams(page.fields) });
      const response = await deliver(bank.simulated!(reference));
      expect([response.status, await response.text()]).toEqual([200, '1|OK']);
      expect(await countBuyerRows()).toEqual([0, 0, 0, 0]);
      const events = await db.paymentEvent.findMany({ where: { payment: { reference } } });
      expect(events.map(({ kind }) => kind)).toEqual(['noted']);
      await bank.pay(page);
      await deliver(await bank.captured(reference));
      expect(await countBuyerRows()).toEqual([1, 1, 2, 1]);
    });

  if (name === 'ecpay')
    it('A refund made in the dashboard without a webhook is found within a week', async () => {
      const { orderId, page, reference } = await createOrder();
      await bank.pay(page);
      await deliver(await bank.captured(reference));
      bank.endOfDay();
      bank.refundInDashboard!(reference, 700);
      system.clock.advance({ days: 6 });
      expect(await reconcilePayments({ ctx: system })).toBe(0);
      system.clock.advance({ days: 1 });
      expect(await reconcilePayments({ ctx: system })).toBe(1);
      const { status } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
      expect(status).toBe('PARTLY_REFUNDED');
      expect(await db.discrepancy.findMany({ where: { orderId } })).toMatchObject([
        { kind: 'REFUNDED_IN_DASHBOARD', detail: { amount: 700, expected: 0 } },
      ]);
      const { nextCheckAt } = await db.payment.findUniqueOrThrow({ where: { reference } });
      expect(nextCheckAt).toEqual(inDays(system, 7));
    });

  it('A buyer who returns after leaving the card page gets a page that accepts cards', async () => {
    const { orderId, page, reference } = await createOrder();
    const visit = { method: 'POST', body: new URLSearchParams(page.fields) };
    await fetch(page.redirectUrl, visit).catch(() => 'The page is not served here.');
    const tabs = await Promise.all([1, 2].map(() => payOrder({ ctx, input: { id: orderId } })));
    expect(tabs[0]).toEqual(tabs[1]);
    await bank.pay(tabs[0]!);
    const payments = await db.payment.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    expect(payments.map(({ status }) => status)).toEqual(
      name === 'ecpay' ? ['ABANDONED', 'STARTED'] : ['STARTED'],
    );
    expect(payments[0]?.reference).toBe(reference);
    await deliver(await bank.captured(payments.at(-1)!.reference));
    expect(await countBuyerRows()).toEqual([1, 1, 2, 1]);
  });
});
