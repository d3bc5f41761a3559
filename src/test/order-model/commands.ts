import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { authoriseCharge } from '~/server/gateways/payment/sandbox/authorise-charge';
import { toEvent } from '~/server/gateways/payment/sandbox/events';
import { addItem } from '~/server/services/cart/add-item';
import { abandonPayment } from '~/server/services/payment/abandon-payment';
import { cancelOrder } from '~/server/services/payment/cancel-order';
import { executeRefunds } from '~/server/services/payment/execute-refunds';
import { expireOrders } from '~/server/services/payment/expire-orders';
import { payOrder } from '~/server/services/payment/pay-order';
import { reconcilePayments } from '~/server/services/payment/reconcile';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { approveRefund, rejectRefund } from '~/server/services/refund/decide-refund';
import { getRefundOverview } from '~/server/services/refund/refund-overview';
import { requestRefund } from '~/server/services/refund/request-refund';
import { withdrawRefund } from '~/server/services/refund/withdraw-refund';
import { placeTestOrder as press } from '../order-fixture';
import {
  listOpenPayments,
  type ModelOrder,
  type ModelPayment,
  type Oracle,
  sumRefunds,
} from './oracle';
import { assertConsistent, concurrently, type SystemUnderTest } from './system-under-test';

/** Selects an order and one of its payments, counted from the newest, modulo their number. */
interface Selector {
  nth: number;
  page: number;
}

type Run = (model: Oracle, real: SystemUnderTest, at: number) => Promise<unknown>;

class Step implements fc.AsyncCommand<Oracle, SystemUnderTest> {
  constructor(
    readonly name: string,
    readonly act: Run,
    readonly check: (model: Oracle) => boolean = () => true,
  ) {}

  async run(model: Oracle, real: SystemUnderTest): Promise<void> {
    real.clock.advance({ seconds: 1 });
    await this.act(model, real, real.clock.now().getTime());
    await assertConsistent(model, real);
  }

  toString = () => this.name;
}

/** A sequence of steps that random generation seldom finds. */
class Row implements fc.AsyncCommand<Oracle, SystemUnderTest> {
  constructor(readonly steps: readonly Step[]) {}

  check = () => true;

  async run(model: Oracle, real: SystemUnderTest): Promise<void> {
    for (const step of this.steps) if (step.check(model)) await step.run(model, real);
  }

  toString = () => this.steps.join(', ');
}

const has = (model: Oracle) => model.orders.length > 0;
const pick = ({ orders }: Oracle, { nth }: Selector): ModelOrder =>
  orders.at(-1 - (nth % orders.length))!;
const findPage = ({ payments }: ModelOrder, { page }: Selector): ModelPayment =>
  payments.at(-1 - (page % payments.length))!;

/** Creates a step on one order. */
const about =
  (
    name: string,
    act: (
      model: Oracle,
      real: SystemUnderTest,
      order: ModelOrder,
      selector: Selector,
      at: number,
    ) => Promise<unknown>,
  ) =>
  (selector: Selector) =>
    new Step(
      `${name} ${selector.nth}.${selector.page}`,
      (model, real, at) => act(model, real, pick(model, selector), selector, at),
      has,
    );

/** Models the redirect of the buyer to a card page of the order: an open one, or a new one. */
function wasRedirected(model: Oracle, order: ModelOrder, at: number): void {
  for (;;) {
    const payment = listOpenPayments(order).at(-1);
    if (
      payment &&
      (payment.gatewayStatus === 'CAPTURED' || payment.gatewayStatus === 'CANCELLED')
    ) {
      model.observe(order, payment, at);
      if (order.status === 'PAID') return;
      continue;
    }
    if (!payment)
      order.payments.push({
        reference: '',
        paymentStatus: 'STARTED',
        gatewayStatus: 'OPEN',
        refundedAtGateway: 0,
        refunds: [],
        isPolled: true,
      });
    return;
  }
}

const payable = ({ status, expiresAt }: ModelOrder, at: number) =>
  status === 'PENDING' && expiresAt > at;

const formatLines = (lines: ModelOrder['lines']) =>
  lines
    .map(({ plan, qty }) => `${plan.id}×${qty}`)
    .sort()
    .join();

const checkout = ({ add, tabs }: { add: number[]; tabs: number }) =>
  new Step(`checkout +${add} in ${tabs} tabs`, async (model, real, at) => {
    for (const [index, qty] of add.entries()) {
      if (qty === 0) continue;
      const plan = real.plans[index]!;
      await addItem({ ctx: real.ctx, input: { id: plan.id, qty } });
      model.cart.set(plan, (model.cart.get(plan) ?? 0) + qty);
    }
    const lines = [...model.cart].map(([plan, qty]) => ({ plan, qty }));
    // A checkout once found an empty cart in a whole run; this shows whether it was empty before.
    await real.expectCart(lines);
    const results = await Promise.all(
      Array.from({ length: tabs }, () => real.outcome(press(real.ctx, {}))),
    );
    if (lines.length === 0) return real.expectCodes(results, 'CART_EMPTY');
    real.expectCodes(results, null);
    const waiting = model.orders.find(
      (one) => payable(one, at) && formatLines(one.lines) === formatLines(lines),
    );
    const total = lines.reduce((all, { plan, qty }) => all + plan.price * qty, 0);
    const order: ModelOrder = waiting ?? {
      id: results[0]!.value!.orderId,
      lines,
      total,
      status: 'PENDING',
      expiresAt: at + 86_400_000,
      paidAt: null,
      endedAt: null,
      request: null,
      payments: [],
    };
    if (!waiting) model.orders.push(order);
    wasRedirected(model, order, at);
  });

const retryPayment = about('pay again', async (model, real, order, _, at) => {
  const outcome = await real.outcome(payOrder({ ctx: real.ctx, input: { id: order.id } }));
  if (order.status === 'PAID') return real.expectCodes([outcome], null);
  real.expectCodes([outcome], payable(order, at) ? null : 'ORDER_NOT_PAYABLE');
  if (payable(order, at)) wasRedirected(model, order, at);
});

const abandonPage = about('give up the page', async (_, real, order, selector) => {
  const payment = findPage(order, selector);
  await abandonPayment({ ctx: real.ctx, input: payment.reference });
  if (listOpenPayments(order).includes(payment)) payment.paymentStatus = 'ABANDONED';
});

const type = (card: 'good' | 'declined') =>
  about(`type a ${card} card`, async (_, real, order, selector) => {
    const payment = findPage(order, selector);
    const where = { reference: payment.reference };
    const { pageToken } = await real.db.sandboxCharge.findUniqueOrThrow({ where });
    const number = card === 'good' ? '4242424242424242' : '4000000000000002';
    const form = { number, expiry: '12/40', code: '123' };
    await concurrently(() => authoriseCharge(real.db, pageToken, form, real.clock.now()));
    if (payment.gatewayStatus === 'OPEN' || payment.gatewayStatus === 'DECLINED')
      payment.gatewayStatus = card === 'good' ? 'CAPTURED' : 'DECLINED';
    real.deliveredEvents.push(toEvent(await real.db.sandboxCharge.findUniqueOrThrow({ where }))!);
  });

const deliverEvent = about('the bank tells', async (model, real, order, selector, at) => {
  const payment = findPage(order, selector);
  const where = { reference: payment.reference };
  const event = toEvent(await real.db.sandboxCharge.findUniqueOrThrow({ where }));
  if (!event) return;
  await concurrently(() => settlePayment({ ctx: real.system, input: event }));
  model.observe(order, payment, at);
});

/** Delivers an earlier event of the bank: late, again, in another order. */
const deliverOldEvent = (index: number) =>
  new Step(`the bank tells old ${index}`, async (model, real, at) => {
    const event = real.deliveredEvents[index % Math.max(1, real.deliveredEvents.length)];
    if (!event) return;
    await settlePayment({ ctx: real.system, input: event });
    for (const order of model.orders)
      for (const payment of order.payments) {
        if (payment.reference !== event.reference) continue;
        if (event.kind === 'captured') model.observe(order, payment, at);
        else if (listOpenPayments(order).includes(payment)) payment.paymentStatus = 'DECLINED';
      }
  });

const deliverForgedEvent = about(
  'the bank tells another amount',
  async (model, real, order, selector) => {
    const { reference } = findPage(order, selector);
    const input = {
      gateway: 'sandbox',
      reportsRefunds: true,
      eventId: randomUUID(),
      kind: 'captured',
      reference,
      providerId: 'lie',
      amount: order.total + 1,
      currency: 'TWD',
      cardLast4: '4242',
      reason: null,
    } as const;
    await concurrently(() => settlePayment({ ctx: real.system, input }));
    model.discrepancies += 1;
  },
);

const cancel = about('cancel', async (model, real, order, _, at) => {
  const before = payable(order, at) || order.status === 'CANCELLED';
  if (payable(order, at)) model.close(order, 'CANCELLED', at);
  const outcome = await real.outcome(cancelOrder({ ctx: real.ctx, input: { id: order.id } }));
  const done = before && order.status === 'CANCELLED';
  real.expectCodes([outcome], done ? null : 'ORDER_NOT_PAYABLE');
});

const advanceTime = (hours: number) =>
  new Step(`${hours} hours pass`, async (_, real) => real.clock.advance({ hours }));

/** Whether at most one order has an undelivered capture: the worker may settle two orders in either sequence,
 *  which changes the calendar months. */
const findUndeliveredPayment = ({ orders }: Oracle) =>
  orders.filter(({ payments }) =>
    payments.some(
      ({ gatewayStatus, paymentStatus }) =>
        gatewayStatus === 'CAPTURED' && paymentStatus !== 'CAPTURED',
    ),
  ).length <= 1;

const expire = () =>
  new Step(
    'two workers expire',
    async (model, real, at) => {
      await concurrently(() => expireOrders({ ctx: real.system }));
      await real.sortPayments(model);
      for (const order of model.orders)
        if (order.status === 'PENDING' && order.expiresAt <= at) model.close(order, 'EXPIRED', at);
    },
    findUndeliveredPayment,
  );

const reconcile = () =>
  new Step(
    'two workers reconcile',
    async (model, real) => {
      // The longest delay between two polls.
      real.clock.advance({ minutes: 181 });
      const at = real.clock.now().getTime();
      await concurrently(() => reconcilePayments({ ctx: real.system }));
      await real.sortPayments(model);
      for (const order of model.orders)
        for (const payment of order.payments) model.poll(order, payment, at);
    },
    findUndeliveredPayment,
  );

const isOpen = ({ request }: ModelOrder) =>
  request?.state === 'REQUESTED' || request?.state === 'APPROVED';

const request = about('ask for a refund', async (_, real, order, __, at) => {
  const input = { id: order.id };
  const { quote } = await getRefundOverview({ ctx: real.ctx, input });
  const expectedAmount = quote?.amount ?? 0;
  const requested = await concurrently(() =>
    real.outcome(requestRefund({ ctx: real.ctx, input: { ...input, expectedAmount } })),
  );
  if (isOpen(order)) return real.expectCodes(requested, null);
  const possible = order.status === 'PAID' && expectedAmount > 0;
  real.expectCodes(requested, possible ? null : 'REFUND_NOT_POSSIBLE');
  if (!possible) return;
  real.expectQuote(expectedAmount, order, at);
  order.request = { state: 'REQUESTED', amount: expectedAmount };
});

const withdraw = about('withdraw', async (_, real, order) => {
  const outcome = await real.outcome(withdrawRefund({ ctx: real.ctx, input: { id: order.id } }));
  real.expectCodes(
    [outcome],
    order.request?.state === 'APPROVED' ? 'REFUND_ALREADY_DECIDED' : null,
  );
  if (order.request?.state === 'REQUESTED') order.request.state = 'WITHDRAWN';
});

const approve = about('approve', async (_, real, order, __, at) => {
  const decided = await concurrently(() =>
    real.outcome(approveRefund({ ctx: real.system, input: { id: order.id } })),
  );
  const { request } = order;
  if (request?.state === 'APPROVED') return real.expectCodes(decided, null);
  if (request?.state !== 'REQUESTED') return real.expectCodes(decided, 'REFUND_NOT_OPEN');
  const payment = order.payments.find(
    ({ paymentStatus, refunds }) =>
      paymentStatus === 'CAPTURED' && refunds.every(({ ofOrder }) => ofOrder),
  );
  const gone = sumRefunds(payment!.refunds, 'SUCCEEDED');
  const fits = gone + request.amount <= order.total;
  real.expectCodes(decided, fits ? null : 'REFUND_NOT_POSSIBLE');
  if (!fits) return;
  request.state = 'APPROVED';
  order.endedAt = at;
  payment!.refunds.push({ amount: request.amount, state: 'PENDING', ofOrder: true });
});

const reject = about('reject', async (_, real, order) => {
  const input = { id: order.id, note: 'no' };
  const outcome = await real.outcome(rejectRefund({ ctx: real.system, input }));
  const isRequested = order.request?.state === 'REQUESTED';
  real.expectCodes([outcome], isRequested ? null : 'REFUND_NOT_OPEN');
  if (isRequested) order.request!.state = 'REJECTED';
});

const execute = () =>
  new Step('two workers refund', async (model, real) => {
    await concurrently(() => executeRefunds({ ctx: real.system }));
    model.executeRefunds();
  });

const refundInDashboard = (selector: Selector & { amount: number }) =>
  about(`the desk refunds ${selector.amount}`, async (_, real, order) => {
    const payment = findPage(order, selector);
    if (payment.gatewayStatus !== 'CAPTURED' || payment.refundedAtGateway === order.total) return;
    payment.refundedAtGateway = Math.min(order.total, payment.refundedAtGateway + selector.amount);
    payment.isPolled = true;
    const { reference } = payment;
    await real.db.sandboxCharge.update({
      where: { reference },
      data: { refunded: payment.refundedAtGateway },
    });
    await settlePayment({
      ctx: real.system,
      input: real.createDashboardRefundEvent(reference, payment.refundedAtGateway),
    });
  })(selector);

const selector = fc.record({ nth: fc.nat(2), page: fc.nat({ max: 1 }) });
const newest = fc.record({ nth: fc.constantFrom(0, 0, 0, 1), page: fc.constant(0) });
const last = { nth: 0, page: 0 };
const row = (...steps: Step[]) => fc.constant(0).map(() => new Row(steps));
const one = { add: [1, 0], tabs: 2 };

/** All commands, with the most productive ones more often. */
export const COMMANDS = [
  fc
    .record({
      add: fc.tuple(fc.nat(2), fc.nat(1)).map(([first, other]) => [first, other]),
      tabs: fc.integer({ min: 1, max: 2 }),
    })
    .map(checkout),
  row(checkout(one), type('good')(last), deliverEvent(last)),
  row(checkout({ add: [1, 1], tabs: 1 }), type('good')(last), deliverEvent(last)),
  row(
    checkout(one),
    abandonPage(last),
    retryPayment(last),
    type('good')(last),
    type('good')({ nth: 0, page: 1 }),
  ),
  row(request(last), approve(last)),
  selector.map(type('good')),
  selector.map(type('declined')),
  selector.map(deliverEvent),
  fc.nat(20).map(deliverOldEvent),
  selector.map(retryPayment),
  newest.map(abandonPage),
  selector.map(deliverForgedEvent),
  selector.map(cancel),
  fc.integer({ min: 1, max: 60 }).map(advanceTime),
  fc.constant(0).map(expire),
  fc.constant(0).map(reconcile),
  selector.map(request),
  selector.map(withdraw),
  selector.map(approve),
  selector.map(reject),
  fc.constant(0).map(execute),
  fc
    .record({ nth: fc.nat(2), page: fc.nat({ max: 1 }), amount: fc.integer({ min: 1, max: 2000 }) })
    .map(refundInDashboard),
];
