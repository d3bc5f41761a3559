import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import {
  createTestClock,
  systemContext,
  type TestClock,
  type TestContext,
  userContext,
} from '../context';
import { resetDatabase } from '../db';
import type { ModelOrder, ModelPlan, Oracle } from './oracle';
import { sumRefunds } from './oracle';

export interface Outcome<T> {
  value: T | null;
  /** The ServiceError's code; null for success. */
  code: string | null;
}

/** The real shop: services on a database, one buyer, two plans. */
export class SystemUnderTest {
  deliveredEvents: GatewayEvent[] = [];

  private constructor(
    readonly db: Database,
    readonly clock: TestClock,
    readonly learner: Learner,
    readonly plans: ModelPlan[],
    readonly ctx: TestContext,
    readonly system: TestContext,
  ) {}

  static async create(db: Database): Promise<SystemUnderTest> {
    await resetDatabase(db);
    // Month ends are where calendar months go wrong.
    const clock = createTestClock('2026-12-30T10:00:00Z');
    const learner = await createLearner(db);
    const plans = [
      await createPlan(db, { months: 1, bonusDays: 30, price: 990 }),
      await createPlan(db, { months: 3, bonusDays: 7, price: 2670 }),
    ].map(({ id, price, plan: { months, bonusDays } }) => ({ id, price, months, bonusDays }));
    const ctx = userContext(db, learner, { clock });
    return new SystemUnderTest(db, clock, learner, plans, ctx, systemContext(db, { clock }));
  }

  async outcome<T>(call: Promise<T>): Promise<Outcome<T>> {
    try {
      return { value: await call, code: null };
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      return { value: null, code: error.code };
    }
  }

  expectCodes(outcomes: readonly Outcome<unknown>[], code: string | null): void {
    for (const outcome of outcomes) expect(outcome.code).toBe(code);
  }

  /** Expects these plans in the buyer's cart. */
  async expectCart(lines: readonly { plan: ModelPlan; qty: number }[]): Promise<void> {
    const where = { cart: { userId: this.learner.id } };
    const rows = await this.db.cartRow.findMany({ where, select: { productId: true, qty: true } });
    const expected = lines.map(({ plan, qty }) => ({ productId: plan.id, qty }));
    const sorted = (list: typeof rows) =>
      list.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    expect(sorted(rows)).toEqual(sorted(expected));
  }

  /** Expects the full amount within seven days, as nothing is used here; never more than was paid. */
  expectQuote(amount: number, { total, paidAt }: ModelOrder, at: number): void {
    if (at <= paidAt! + 7 * 86_400_000) expect(amount).toBe(total);
    expect(amount).toBeLessThanOrEqual(total);
  }

  /** Sorts the refunded payments last: of two captures of one order, the worker may settle either first. */
  async sortPayments(model: Oracle): Promise<void> {
    const second = await this.db.payment.findMany({
      where: { refunds: { some: { ofOrder: false } } },
      select: { reference: true },
    });
    const later = new Set(second.map(({ reference }) => reference));
    for (const { payments } of model.orders)
      payments.sort((a, b) => Number(later.has(a.reference)) - Number(later.has(b.reference)));
  }

  createDashboardRefundEvent(reference: string, refunded: number): GatewayEvent {
    return {
      gateway: 'sandbox',
      reportsRefunds: true,
      eventId: randomUUID(),
      kind: 'refunded',
      reference,
      providerId: 'desk',
      amount: refunded,
      currency: 'TWD',
      cardLast4: null,
      reason: null,
    };
  }
}

/** Makes the same call twice at the same time. */
export function concurrently<T>(call: () => Promise<T>): Promise<T[]> {
  return Promise.all([call(), call()]);
}

/** Allowed transitions of an order's status. */
const ALLOWED_TRANSITIONS = new Set([
  '→PENDING',
  'PENDING→PAID',
  'PENDING→CANCELLED',
  'PENDING→EXPIRED',
  'CANCELLED→PAID',
  'EXPIRED→PAID',
  'PAID→PARTLY_REFUNDED',
  'PAID→REFUNDED',
  'PARTLY_REFUNDED→REFUNDED',
]);

/** Compares the model with the database, and checks the invariants of every order. */
export async function assertConsistent(
  model: Oracle,
  { db, learner }: SystemUnderTest,
): Promise<void> {
  const orders = await db.order.findMany({
    include: {
      changes: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
      invoice: true,
      payments: { include: { refunds: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] },
      refundRequests: { orderBy: [{ requestedAt: 'desc' }, { id: 'desc' }], take: 1 },
    },
  });
  const charges = await db.sandboxCharge.findMany();
  expect(orders.length).toBe(model.orders.length);
  for (const expected of model.orders) {
    const order = orders.find(({ id }) => id === expected.id)!;
    const known = new Set(expected.payments.map(({ reference }) => reference));
    const fresh = order.payments.filter(({ reference }) => !known.has(reference));
    for (const payment of expected.payments)
      if (payment.reference === '') payment.reference = fresh.shift()?.reference ?? '';
    expect(fresh).toEqual([]);
    const seen = order.payments.map((payment) => {
      const charge = charges.find(({ reference }) => reference === payment.reference)!;
      return {
        reference: payment.reference,
        paymentStatus: payment.status,
        gatewayStatus: charge.status,
        back: charge.refunded,
        refunds: describeRefunds(payment.refunds.map((one) => ({ ...one, state: one.status }))),
      };
    });
    const expectedPayments = expected.payments.map(
      ({ reference, paymentStatus, gatewayStatus, refundedAtGateway, refunds }) => ({
        reference,
        paymentStatus,
        gatewayStatus,
        back: refundedAtGateway,
        refunds: describeRefunds(refunds),
      }),
    );
    const byReference = (a: { reference: string }, b: { reference: string }) =>
      a.reference < b.reference ? -1 : 1;
    expect({ status: order.status, payments: seen.sort(byReference) }).toEqual({
      status: expected.status,
      payments: expectedPayments.sort(byReference),
    });
    const request = order.refundRequests[0];
    expect(request ? { state: request.status, amount: request.amount } : null).toEqual(
      expected.request,
    );
    assertInvariants(order);
    const { status, amount } = order.invoice!;
    expect({ status, amount }).toEqual(expectedInvoice(expected));
  }
  const end = await db.membershipEnd.findUnique({ where: { userId: learner.id } });
  expect(end?.endsAt.toISOString()).toBe(iso(model.memberUntil()));
  const mails = await db.outboxMessage.groupBy({ by: ['template'], _count: true });
  const mailed = (template: string) =>
    mails.find((mail) => mail.template === template)?._count ?? 0;
  expect([mailed('order-paid'), mailed('refund-done')]).toEqual([
    model.receipts,
    model.refundEmails,
  ]);
  expect(await db.discrepancy.count()).toBe(model.discrepancies);
}

/** The invoice of an order, not issued yet: due once the order is paid, reduced by refunds. */
function expectedInvoice({ total, paidAt, payments }: ModelOrder) {
  const ofOrder = payments.flatMap(({ refunds }) => refunds.filter((one) => one.ofOrder));
  const amount = total - sumRefunds(ofOrder, 'SUCCEEDED');
  if (paidAt === null) return { status: 'WAITING', amount: total };
  return { status: amount > 0 ? 'DUE' : 'NOT_NEEDED', amount };
}

const iso = (at: number | null) => (at === null ? undefined : new Date(at).toISOString());

const describeRefunds = (refunds: readonly { amount: number; state: string; ofOrder: boolean }[]) =>
  refunds.map(({ amount, state, ofOrder }) => `${state} ${amount} ${ofOrder}`).sort();

interface Row {
  total: number;
  status: string;
  changes: { from: string | null; to: string }[];
  payments: {
    status: string;
    amount: number;
    refunds: { amount: number; status: 'PENDING' | 'SUCCEEDED' | 'FAILED'; ofOrder: boolean }[];
  }[];
}

/** Checks the invariants of an order. */
function assertInvariants({ total, status, changes, payments }: Row): void {
  let at: string | null = null;
  for (const { from, to } of changes) {
    expect(from).toBe(at);
    if (from !== to) expect(ALLOWED_TRANSITIONS).toContain(`${from ?? ''}→${to}`);
    at = to;
  }
  expect(at).toBe(status);
  const captured = payments.filter((payment) => payment.status === 'CAPTURED');
  const counted = captured.filter(({ refunds }) => refunds.every(({ ofOrder }) => ofOrder));
  const paid = ['PAID', 'PARTLY_REFUNDED', 'REFUNDED'].includes(status);
  expect(counted.length).toBe(paid ? 1 : 0);
  for (const { amount, refunds } of captured) {
    const states = refunds.map((one) => ({ ...one, state: one.status }));
    expect(amount).toBe(total);
    expect(sumRefunds(states, 'SUCCEEDED') + sumRefunds(states, 'PENDING')).toBeLessThanOrEqual(
      amount,
    );
  }
}
