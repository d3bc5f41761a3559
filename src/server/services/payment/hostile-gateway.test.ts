import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '~/server/context';
import { configuredGateway } from '~/server/gateways/payment/configured';
import type { PaymentGateway } from '~/server/gateways/payment/gateway';
import { receiveWebhook } from '~/server/payments/receive-webhook';
import { addItem } from '~/server/services/cart/add-item';
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

describe.each(FAKE_GATEWAYS)('a hostile %s', (name) => {
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

  /** The gateways' door. Most callbacks are dated by the real clock, and read by it. */
  const tell = (callback: WebhookMessage) => {
    const at = name === 'ecpay' ? system : { ...system, now: () => new Date() };
    const address = `http://localhost/api/payments/${name}`;
    return receiveWebhook(at, name, new Request(address, { method: 'POST', ...callback }));
  };
  /** Orders, captures, entitlements and mails of this buyer. */
  const books = async (status: 'PAID' | 'REFUNDED' = 'PAID') => [
    await db.order.count({ where: { userId: learner.id, status } }),
    await db.payment.count({ where: { order: { userId: learner.id }, status: 'CAPTURED' } }),
    await db.entitlement.count({ where: { userId: learner.id } }),
    await db.outboxMessage.count({ where: { recipient: learner.email } }),
  ];
  const bought = async () => {
    const { orderId, ...page } = await placeTestOrder(ctx, { plan });
    const { reference } = await db.payment.findFirstOrThrow({ where: { orderId } });
    return { orderId, page, reference };
  };
  const ask = (orderId: string, amount: number) =>
    withTransaction(system, async (tx) => {
      await lockOrder(tx, orderId);
      const payment = await tx.payment.findFirstOrThrow({ where: { orderId } });
      const refundKey = randomUUID();
      const why = { actor: 'operator:test', reason: 'asked', at: system.now() };
      return createRefund(tx, { paymentId: payment.id, refundKey, amount, ofOrder: true, ...why });
    });

  it('that tells everything at once and often, with lies in between, is believed once', async () => {
    const { page, reference } = await bought();
    await bank.pay(page);
    const lies = await Promise.all(
      (['forged', 'wrongAmount', 'wrongMerchant'] as const).map((fault) =>
        bank.captured(reference, fault),
      ),
    );
    const answers = await Promise.all(lies.map((lie) => tell(lie)));
    expect(answers[0]?.status).toBe(400);
    expect(await books()).toEqual([0, 0, 0, 0]);
    const truth = await bank.captured(reference);
    const told = [truth, ...lies, truth, ...lies, truth, truth, await bank.captured(reference)];
    const heard = await Promise.all(told.map((callback) => tell(callback)));
    const acknowledged = configuredGateway(db).acknowledgement;
    expect(heard.map(({ status }) => status)[0]).toBe(200);
    expect(await heard[0]?.text()).toBe(acknowledged);
    expect(await books()).toEqual([1, 1, 2, 1]);
  });

  it('that gives a payment the number of another one is told once to the operators, and heard', async () => {
    const first = await bought();
    await bank.pay(first.page);
    expect((await tell(await bank.captured(first.reference))).status).toBe(200);
    const before = await books();
    const second = await bought();
    await bank.pay(second.page);
    const { providerId } = await db.payment.findUniqueOrThrow({
      where: { reference: first.reference },
    });
    const wrong = await bank.captured(second.reference, 'usedNumber', providerId!);
    const heard = await Promise.all([1, 2, 3].map(() => tell(wrong)));
    heard.push(await tell(wrong));
    expect(heard.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await heard[0]?.text()).toBe(configuredGateway(db).acknowledgement);
    expect(await books()).toEqual(before);
    const noted = { where: { order: { userId: learner.id } } };
    expect(await db.discrepancy.findMany(noted)).toMatchObject([
      {
        kind: 'UNRECORDABLE',
        orderId: second.orderId,
        detail: { reference: second.reference, reason: expect.stringContaining(first.reference) },
      },
    ]);
    expect((await tell(await bank.captured(second.reference))).status).toBe(200);
    expect((await books())[1]).toBe(2);
  });

  it('that tells before the buyer was led to its page is believed', async () => {
    await addItem({ ctx, input: { id: plan.id, qty: 1 } });
    const gateway = configuredGateway(db);
    const hasty: PaymentGateway = {
      ...gateway,
      async start(request) {
        const started = await gateway.start(request);
        if (started.state === 'open') await bank.pay(started);
        expect((await tell(await bank.captured(request.reference))).status).toBe(200);
        return started;
      },
    };
    const input = { checkoutKey: randomUUID(), expectedTotal: 2670 };
    const { orderId } = await checkoutThrough({ ctx, input: { checkout: input, gateway: hasty } });
    expect(await books()).toEqual([1, 1, 2, 1]);
    const again = await payOrder({ ctx, input: { id: orderId } });
    expect(again.redirectUrl).toContain('/order-created/');
  });

  it('that never tells is asked, by one of several workers, and the books tell the card', async () => {
    const { orderId, page } = await bought();
    await bank.pay(page);
    system.clock.advance({ minutes: 4 });
    expect(await reconcilePayments({ ctx: system })).toBe(0);
    expect(await books()).toEqual([0, 0, 0, 0]);
    system.clock.advance({ minutes: 2 });
    const workers = await Promise.all([1, 2, 3].map(() => reconcilePayments({ ctx: system })));
    expect(workers.reduce((sum, ended) => sum + ended)).toBe(1);
    expect(await books()).toEqual([1, 1, 2, 1]);
    const payment = await db.payment.findFirstOrThrow({ where: { orderId } });
    expect(payment).toMatchObject({ cardLast4: '4242', checks: 1 });
    // ECPay tells nothing of refunds at its own desk.
    expect(payment.nextCheckAt).toEqual(name === 'ecpay' ? inDays(system, 7) : null);
  });

  it('that tells after the order was cancelled or is over: its money buys, if its page took any', async () => {
    const cancelled = await bought();
    await cancelOrder({ ctx, input: { id: cancelled.orderId } });
    await bank.pay(cancelled.page);
    const { reference } = cancelled;
    const open = name === 'ecpay';
    if (open) expect((await tell(await bank.captured(reference))).status).toBe(200);
    expect(await books()).toEqual(open ? [1, 1, 2, 1] : [0, 0, 0, 0]);

    const over = await bought();
    system.clock.advance({ days: 2 });
    await expireOrders({ ctx: system });
    await bank.pay(over.page);
    await reconcilePayments({ ctx: system });
    expect(await books()).toEqual(open ? [2, 2, 4, 2] : [0, 0, 0, 0]);
  });

  it('that captures twice gives the second money back by itself', async () => {
    const first = await bought();
    await abandonPayment({ ctx, input: first.reference });
    const { orderId, ...page } = await payOrder({ ctx, input: { id: first.orderId } });
    const second = await db.payment.findFirstOrThrow({ where: { orderId, status: 'STARTED' } });
    expect(second.reference).not.toBe(first.reference);
    await bank.pay(first.page);
    await bank.pay(page);
    const callbacks = [first, second].map(({ reference }) => bank.captured(reference));
    await Promise.all(callbacks.map(async (callback) => tell(await callback)));
    expect(await books()).toEqual([1, 2, 2, 1]);
    system.clock.advance({ minutes: 1 });
    const workers = await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(workers.reduce((sum, made) => sum + made)).toBe(1);
    const back = await Promise.all(
      [first, second].map(({ reference }) => bank.refunded(reference)),
    );
    expect(back.sort()).toEqual([0, 2670]);
    // The second letter says that the second money is back.
    expect(await books()).toEqual([1, 2, 2, 2]);
    expect(await db.discrepancy.findMany({ where: { orderId } })).toMatchObject([
      { kind: 'SECOND_CAPTURE', resolvedBy: `gateway:${name}` },
    ]);
  });

  it('gives back in parts what is asked for, each part once, and never more than it took', async () => {
    const { orderId, page, reference } = await bought();
    await bank.pay(page);
    await tell(await bank.captured(reference));
    expect(await ask(orderId, 2671)).toBe(false);
    expect(await ask(orderId, 0)).toBe(false);
    expect(await ask(orderId, 1000)).toBe(true);
    expect(await ask(orderId, 1671)).toBe(false);
    // ECPay refunds parts only after the day was closed.
    if (name === 'ecpay') expect(await executeRefunds({ ctx: system })).toBe(0);
    bank.endOfDay();
    system.clock.advance({ minutes: 10 });
    await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(await bank.refunded(reference)).toBe(1000);
    system.clock.advance({ minutes: 1 });
    expect(await ask(orderId, 1670)).toBe(true);
    await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: system })));
    expect(await bank.refunded(reference)).toBe(2670);
    expect(await ask(orderId, 1)).toBe(false);
    const changes = await db.orderChange.findMany({ where: { orderId }, orderBy: { at: 'asc' } });
    expect(changes.map(({ to }) => to).slice(2)).toEqual(['PARTLY_REFUNDED', 'REFUNDED']);

    expect((await tell(await bank.captured(reference))).status).toBe(200);
    expect(await books('REFUNDED')).toEqual([1, 1, 2, 3]);
  });

  if (name === 'ecpay')
    it('that simulates a payment is answered, and grants nothing', async () => {
      const { page, reference } = await bought();
      await fetch(page.redirectUrl, { method: 'POST', body: new URLSearchParams(page.fields) });
      const answer = await tell(bank.simulated!(reference));
      expect([answer.status, await answer.text()]).toEqual([200, '1|OK']);
      expect(await books()).toEqual([0, 0, 0, 0]);
      const events = await db.paymentEvent.findMany({ where: { payment: { reference } } });
      expect(events.map(({ kind }) => kind)).toEqual(['noted']);
      await bank.pay(page);
      await tell(await bank.captured(reference));
      expect(await books()).toEqual([1, 1, 2, 1]);
    });

  if (name === 'ecpay')
    it('that pays back at its desk and tells nobody is found out within a week', async () => {
      const { orderId, page, reference } = await bought();
      await bank.pay(page);
      await tell(await bank.captured(reference));
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

  it('whose page was left leads a buyer who comes back to a page that takes cards', async () => {
    const { orderId, page, reference } = await bought();
    const left = { method: 'POST', body: new URLSearchParams(page.fields) };
    await fetch(page.redirectUrl, left).catch(() => 'The page is not served here.');
    const tabs = await Promise.all([1, 2].map(() => payOrder({ ctx, input: { id: orderId } })));
    expect(tabs[0]).toEqual(tabs[1]);
    await bank.pay(tabs[0]!);
    const payments = await db.payment.findMany({ where: { orderId }, orderBy: { id: 'asc' } });
    expect(payments.map(({ status }) => status)).toEqual(
      name === 'ecpay' ? ['ABANDONED', 'STARTED'] : ['STARTED'],
    );
    expect(payments[0]?.reference).toBe(reference);
    await tell(await bank.captured(payments.at(-1)!.reference));
    expect(await books()).toEqual([1, 1, 2, 1]);
  });
});
