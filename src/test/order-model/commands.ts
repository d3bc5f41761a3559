import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { decideCharge } from '~/server/gateways/payment/sandbox/decide-charge';
import { eventOf } from '~/server/gateways/payment/sandbox/events';
import { addItem } from '~/server/services/cart/add-item';
import { abandonPayment } from '~/server/services/payment/abandon-payment';
import { cancelOrder } from '~/server/services/payment/cancel-order';
import { executeRefunds } from '~/server/services/payment/execute-refunds';
import { expireOrders } from '~/server/services/payment/expire-orders';
import { payOrder } from '~/server/services/payment/pay-order';
import { reconcilePayments } from '~/server/services/payment/reconcile';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { approveRefund, rejectRefund } from '~/server/services/refund/decide-refund';
import { requestRefund } from '~/server/services/refund/request-refund';
import { getRefundStanding } from '~/server/services/refund/standing';
import { withdrawRefund } from '~/server/services/refund/withdraw-refund';
import { order as press } from '../order-world';
import { type ModelOrder, type ModelPayment, type Oracle, open, sum } from './oracle';
import { agree, type Real, twice } from './real';

/** Which order and which of its payments, counted from the newest; more than there are begin anew. */
interface Which {
  nth: number;
  page: number;
}

type Run = (model: Oracle, real: Real, at: number) => Promise<unknown>;

class Step implements fc.AsyncCommand<Oracle, Real> {
  constructor(
    readonly name: string,
    readonly act: Run,
    readonly check: (model: Oracle) => boolean = () => true,
  ) {}

  async run(model: Oracle, real: Real): Promise<void> {
    real.clock.advance({ seconds: 1 });
    await this.act(model, real, real.clock.now().getTime());
    await agree(model, real);
  }

  toString = () => this.name;
}

/** Several in a row: what chance alone seldom finds. */
class Row implements fc.AsyncCommand<Oracle, Real> {
  constructor(readonly steps: readonly Step[]) {}

  check = () => true;

  async run(model: Oracle, real: Real): Promise<void> {
    for (const step of this.steps) if (step.check(model)) await step.run(model, real);
  }

  toString = () => this.steps.join(', ');
}

const has = (model: Oracle) => model.orders.length > 0;
const pick = ({ orders }: Oracle, { nth }: Which): ModelOrder =>
  orders.at(-1 - (nth % orders.length))!;
const pageOf = ({ payments }: ModelOrder, { page }: Which): ModelPayment =>
  payments.at(-1 - (page % payments.length))!;

/** Something about one order. */
const about =
  (
    name: string,
    act: (
      model: Oracle,
      real: Real,
      order: ModelOrder,
      which: Which,
      at: number,
    ) => Promise<unknown>,
  ) =>
  (which: Which) =>
    new Step(
      `${name} ${which.nth}.${which.page}`,
      (model, real, at) => act(model, real, pick(model, which), which, at),
      has,
    );

/** The buyer is led to a card page of the order: an open one, or a new one. */
function led(model: Oracle, order: ModelOrder, at: number): void {
  for (;;) {
    const payment = open(order).at(-1);
    if (payment && (payment.bank === 'CAPTURED' || payment.bank === 'CANCELLED')) {
      model.heard(order, payment, at);
      if (order.status === 'PAID') return;
      continue;
    }
    if (!payment)
      order.payments.push({
        reference: '',
        books: 'STARTED',
        bank: 'OPEN',
        back: 0,
        refunds: [],
        watched: true,
      });
    return;
  }
}

const payable = ({ status, expiresAt }: ModelOrder, at: number) =>
  status === 'PENDING' && expiresAt > at;

const linesText = (lines: ModelOrder['lines']) =>
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
    const pressed = await Promise.all(
      Array.from({ length: tabs }, () => real.outcome(press(real.ctx, {}))),
    );
    if (lines.length === 0) return real.expectCodes(pressed, 'CART_EMPTY');
    real.expectCodes(pressed, null);
    const waiting = model.orders.find(
      (one) => payable(one, at) && linesText(one.lines) === linesText(lines),
    );
    const total = lines.reduce((all, { plan, qty }) => all + plan.price * qty, 0);
    const order: ModelOrder = waiting ?? {
      id: pressed[0]!.value!.orderId,
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
    led(model, order, at);
  });

const payAgain = about('pay again', async (model, real, order, _, at) => {
  const outcome = await real.outcome(payOrder({ ctx: real.ctx, input: { id: order.id } }));
  if (order.status === 'PAID') return real.expectCodes([outcome], null);
  real.expectCodes([outcome], payable(order, at) ? null : 'ORDER_NOT_PAYABLE');
  if (payable(order, at)) led(model, order, at);
});

const giveUpPage = about('give up the page', async (_, real, order, which) => {
  const payment = pageOf(order, which);
  await abandonPayment({ ctx: real.ctx, input: payment.reference });
  if (open(order).includes(payment)) payment.books = 'ABANDONED';
});

const type = (card: 'good' | 'declined') =>
  about(`type a ${card} card`, async (_, real, order, which) => {
    const payment = pageOf(order, which);
    const where = { reference: payment.reference };
    const { pageToken } = await real.db.sandboxCharge.findUniqueOrThrow({ where });
    const number = card === 'good' ? '4242424242424242' : '4000000000000002';
    const form = { number, expiry: '12/40', code: '123' };
    await twice(() => decideCharge(real.db, pageToken, form, real.clock.now()));
    if (payment.bank === 'OPEN' || payment.bank === 'DECLINED')
      payment.bank = card === 'good' ? 'CAPTURED' : 'DECLINED';
    real.told.push(eventOf(await real.db.sandboxCharge.findUniqueOrThrow({ where }))!);
  });

const tell = about('the bank tells', async (model, real, order, which, at) => {
  const payment = pageOf(order, which);
  const where = { reference: payment.reference };
  const event = eventOf(await real.db.sandboxCharge.findUniqueOrThrow({ where }));
  if (!event) return;
  await twice(() => settlePayment({ ctx: real.system, input: event }));
  model.heard(order, payment, at);
});

/** Anything that the bank has ever had to tell: late, again, in another order. */
const tellOld = (index: number) =>
  new Step(`the bank tells old ${index}`, async (model, real, at) => {
    const event = real.told[index % Math.max(1, real.told.length)];
    if (!event) return;
    await settlePayment({ ctx: real.system, input: event });
    for (const order of model.orders)
      for (const payment of order.payments) {
        if (payment.reference !== event.reference) continue;
        if (event.kind === 'captured') model.heard(order, payment, at);
        else if (open(order).includes(payment)) payment.books = 'DECLINED';
      }
  });

const lie = about('the bank tells another amount', async (model, real, order, which) => {
  const { reference } = pageOf(order, which);
  const input = {
    gateway: 'sandbox',
    eventId: randomUUID(),
    kind: 'captured',
    reference,
    providerId: 'lie',
    amount: order.total + 1,
    currency: 'TWD',
    cardLast4: '4242',
    reason: null,
  } as const;
  await twice(() => settlePayment({ ctx: real.system, input }));
  model.discrepancies += 1;
});

const cancel = about('cancel', async (model, real, order, _, at) => {
  const before = payable(order, at) || order.status === 'CANCELLED';
  if (payable(order, at)) model.end(order, 'CANCELLED', at);
  const outcome = await real.outcome(cancelOrder({ ctx: real.ctx, input: { id: order.id } }));
  const done = before && order.status === 'CANCELLED';
  real.expectCodes([outcome], done ? null : 'ORDER_NOT_PAYABLE');
});

const pass = (hours: number) =>
  new Step(`${hours} hours pass`, async (_, real) => real.clock.advance({ hours }));

/** Money of at most one order that the shop has not heard of: which of two orders is paid first is the
 *  worker's free choice, and moves calendar months. */
const oneUnheard = ({ orders }: Oracle) =>
  orders.filter(({ payments }) =>
    payments.some(({ bank, books }) => bank === 'CAPTURED' && books !== 'CAPTURED'),
  ).length <= 1;

const expire = () =>
  new Step(
    'two workers expire',
    async (model, real, at) => {
      await twice(() => expireOrders({ ctx: real.system }));
      await real.learnOrder(model);
      for (const order of model.orders)
        if (order.status === 'PENDING' && order.expiresAt <= at) model.end(order, 'EXPIRED', at);
    },
    oneUnheard,
  );

const reconcile = () =>
  new Step(
    'two workers reconcile',
    async (model, real) => {
      // The longest pause between two questions.
      real.clock.advance({ minutes: 181 });
      const at = real.clock.now().getTime();
      await twice(() => reconcilePayments({ ctx: real.system }));
      await real.learnOrder(model);
      for (const order of model.orders)
        for (const payment of order.payments) model.asked(order, payment, at);
    },
    oneUnheard,
  );

const isOpen = ({ request }: ModelOrder) =>
  request?.state === 'REQUESTED' || request?.state === 'APPROVED';

const request = about('ask for a refund', async (_, real, order, __, at) => {
  const input = { id: order.id };
  const { quote } = await getRefundStanding({ ctx: real.ctx, input });
  const expectedAmount = quote?.amount ?? 0;
  const asked = await twice(() =>
    real.outcome(requestRefund({ ctx: real.ctx, input: { ...input, expectedAmount } })),
  );
  if (isOpen(order)) return real.expectCodes(asked, null);
  const possible = order.status === 'PAID' && expectedAmount > 0;
  real.expectCodes(asked, possible ? null : 'REFUND_NOT_POSSIBLE');
  if (!possible) return;
  real.expectQuote(expectedAmount, order, at);
  order.request = { state: 'REQUESTED', amount: expectedAmount };
});

const withdraw = about('withdraw', async (_, real, order) => {
  const outcome = await real.outcome(withdrawRefund({ ctx: real.ctx, input: { id: order.id } }));
  real.expectCodes([outcome], order.request?.state === 'APPROVED' ? 'REFUND_DECIDED' : null);
  if (order.request?.state === 'REQUESTED') order.request.state = 'WITHDRAWN';
});

const approve = about('approve', async (_, real, order, __, at) => {
  const decided = await twice(() =>
    real.outcome(approveRefund({ ctx: real.system, input: { id: order.id } })),
  );
  const { request } = order;
  if (request?.state === 'APPROVED') return real.expectCodes(decided, null);
  if (request?.state !== 'REQUESTED') return real.expectCodes(decided, 'REFUND_NOT_OPEN');
  const payment = order.payments.find(
    ({ books, refunds }) => books === 'CAPTURED' && refunds.every(({ ofOrder }) => ofOrder),
  );
  const gone = sum(payment!.refunds, 'DONE');
  const fits = gone + request.amount <= order.total;
  real.expectCodes(decided, fits ? null : 'REFUND_NOT_POSSIBLE');
  if (!fits) return;
  request.state = 'APPROVED';
  order.endedAt = at;
  payment!.refunds.push({ amount: request.amount, state: 'ASKED', ofOrder: true });
});

const reject = about('reject', async (_, real, order) => {
  const input = { id: order.id, note: 'no' };
  const outcome = await real.outcome(rejectRefund({ ctx: real.system, input }));
  const waits = order.request?.state === 'REQUESTED';
  real.expectCodes([outcome], waits ? null : 'REFUND_NOT_OPEN');
  if (waits) order.request!.state = 'REJECTED';
});

const execute = () =>
  new Step('two workers refund', async (model, real) => {
    await twice(() => executeRefunds({ ctx: real.system }));
    model.refundsExecuted();
  });

const desk = (which: Which & { amount: number }) =>
  about(`the desk refunds ${which.amount}`, async (_, real, order) => {
    const payment = pageOf(order, which);
    if (payment.bank !== 'CAPTURED' || payment.back === order.total) return;
    payment.back = Math.min(order.total, payment.back + which.amount);
    payment.watched = true;
    const { reference } = payment;
    await real.db.sandboxCharge.update({ where: { reference }, data: { refunded: payment.back } });
    await settlePayment({ ctx: real.system, input: real.deskEvent(reference, payment.back) });
  })(which);

const which = fc.record({ nth: fc.nat(2), page: fc.nat({ max: 1 }) });
const newest = fc.record({ nth: fc.constantFrom(0, 0, 0, 1), page: fc.constant(0) });
const last = { nth: 0, page: 0 };
const row = (...steps: Step[]) => fc.constant(0).map(() => new Row(steps));
const one = { add: [1, 0], tabs: 2 };

/** Every command, with those that lead somewhere more often. */
export const COMMANDS = [
  fc
    .record({
      add: fc.tuple(fc.nat(2), fc.nat(1)).map(([first, other]) => [first, other]),
      tabs: fc.integer({ min: 1, max: 2 }),
    })
    .map(checkout),
  row(checkout(one), type('good')(last), tell(last)),
  row(checkout({ add: [1, 1], tabs: 1 }), type('good')(last), tell(last)),
  row(
    checkout(one),
    giveUpPage(last),
    payAgain(last),
    type('good')(last),
    type('good')({ nth: 0, page: 1 }),
  ),
  row(request(last), approve(last)),
  which.map(type('good')),
  which.map(type('declined')),
  which.map(tell),
  fc.nat(20).map(tellOld),
  which.map(payAgain),
  newest.map(giveUpPage),
  which.map(lie),
  which.map(cancel),
  fc.integer({ min: 1, max: 60 }).map(pass),
  fc.constant(0).map(expire),
  fc.constant(0).map(reconcile),
  which.map(request),
  which.map(withdraw),
  which.map(approve),
  which.map(reject),
  fc.constant(0).map(execute),
  fc
    .record({ nth: fc.nat(2), page: fc.nat({ max: 1 }), amount: fc.integer({ min: 1, max: 2000 }) })
    .map(desk),
];
