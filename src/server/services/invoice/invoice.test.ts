import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceChoice } from '~/schemas/invoice';
import { correctInvoiceSchema } from '~/schemas/invoice-operator';
import { getOrder } from '~/server/services/order/queries';
import { recordExternalRefunds } from '~/server/services/payment/record-external-refunds';
import { recordRefund } from '~/server/services/payment/record-refund';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { approveRefund } from '~/server/services/refund/decide-refund';
import { requestRefund } from '~/server/services/refund/request-refund';
import { withTransaction } from '~/server/transaction';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  captureEvent,
  createSecondBuyer,
  createShop,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { correctInvoice } from './correct-invoice';
import { getLastInvoiceChoice } from './invoice-choice';
import { issueAllowance } from './issue-allowance';
import { issueInvoice } from './issue-invoice';
import { listInvoices } from './list-invoices';
import { voidInvoice } from './void-invoice';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  // The first day of a two-month period, so that a month later is within it and three months later is not.
  world.clock.set('2027-01-01T04:00:00Z');
});
afterEach(() => world.shop.close());

const COMPANY: InvoiceChoice = { kind: 'COMPANY', code: '12345675', title: '口譯工作室' };
const NUMBER = 'AB12345678';

/** A paid order of a plan for NT$2,670. */
async function createPaidOrder(over: Parameters<typeof placeTestOrder>[1] = {}): Promise<string> {
  const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan, ...over });
  const event = await captureEvent(db, orderId);
  expect(await settlePayment({ ctx: world.system, input: event })).toBe('PAID');
  return orderId;
}

const issue = (id: string, number = NUMBER, amount = 2670) =>
  issueInvoice({ ctx: world.system, input: { id, number, amount } });

/** Records a refund in the gateway's dashboard.
 *  @param refunded total of the refunds, in New Taiwan dollars */
async function recordRefundTotal(orderId: string, refunded: number): Promise<void> {
  const { id } = await db.payment.findFirstOrThrow({ where: { orderId } });
  await recordExternalRefunds({ ctx: world.system, input: { paymentId: id, refunded } });
}

async function getInvoice(id: string) {
  return (await getOrder({ ctx: world.ctx, input: { id } })).invoice;
}

const findNotIssued = () => db.discrepancy.findMany({ where: { kind: 'INVOICE_NOT_ISSUED' } });

const listMailTemplates = async () =>
  (await db.outboxMessage.findMany({ orderBy: { createdAt: 'asc' } })).map(
    ({ template }) => template,
  );

describe('An invoice choice', () => {
  it('An invoice choice is saved with the order and offered for the next one; the default is the member carrier', async () => {
    const { ctx, plan } = world;
    expect(await getLastInvoiceChoice({ ctx })).toBeNull();
    const { orderId } = await placeTestOrder(ctx, { plan, invoice: COMPANY });
    expect(await getInvoice(orderId)).toMatchObject({
      ...COMPANY,
      status: 'WAITING',
      amount: 2670,
    });
    expect(await getLastInvoiceChoice({ ctx })).toEqual(COMPANY);
    const other = await createSecondBuyer(db, world);
    expect(await getLastInvoiceChoice({ ctx: other })).toBeNull();
    const otherOrder = await placeTestOrder(other, { plan });
    const view = await getOrder({ ctx: other, input: { id: otherOrder.orderId } });
    expect(view.invoice).toMatchObject({ kind: 'MEMBER', code: null });
    await expect(getLastInvoiceChoice({ ctx: visitorContext(db) })).rejects.toThrow(
      'LOGIN_USER_REQUIRED',
    );
  });

  it('An invoice choice can be changed until the order is paid', async () => {
    const { ctx, plan } = world;
    const { orderId } = await placeTestOrder(ctx, { plan, invoice: COMPANY });
    const donation: InvoiceChoice = { kind: 'DONATION', code: '8585' };
    const again = await placeTestOrder(ctx, { invoice: donation });
    expect(again.orderId).toBe(orderId);
    expect(await getInvoice(orderId)).toMatchObject({ ...donation, title: null });
    await placeTestOrder(ctx, {});
    expect(await getInvoice(orderId)).toMatchObject(donation);
    const { checkoutKey } = await db.order.findFirstOrThrow();
    await settlePayment({ ctx: world.system, input: await captureEvent(db, orderId) });
    await placeTestOrder(ctx, { checkoutKey, expectedTotal: 2670, invoice: COMPANY });
    expect(await getInvoice(orderId)).toMatchObject({ ...donation, status: 'DUE' });
  });

  it('Concurrent checkouts with another invoice choice and a capture do not deadlock or split the order', async () => {
    const { ctx, plan, system } = world;
    const { orderId } = await placeTestOrder(ctx, { plan, invoice: COMPANY });
    const event = await captureEvent(db, orderId);
    const { checkoutKey } = await db.order.findFirstOrThrow();
    const again = { checkoutKey, expectedTotal: 2670, invoice: { kind: 'MEMBER' } as const };
    const calls = [
      placeTestOrder(ctx, again),
      settlePayment({ ctx: system, input: event }),
      placeTestOrder(ctx, again),
    ];
    expect((await Promise.all(calls))[1]).toBe('PAID');
    const view = await getInvoice(orderId);
    expect([view?.status, ['COMPANY', 'MEMBER'].includes(view?.kind ?? '')]).toEqual(['DUE', true]);
    expect(await db.order.count()).toBe(1);
  });

  it('An order stores the published versions of the terms', async () => {
    const text = { statusZh: '', statusEn: '', titleZh: '', titleEn: '', introZh: '', introEn: '' };
    const publish = (slug: 'tou' | 'refund', version: string) =>
      db.legalText.create({
        data: { ...text, slug, version: new Date(version), sections: [] },
      });
    await publish('tou', '2026-01-01');
    await publish('tou', '2026-11-21');
    await publish('refund', '2026-11-21');
    const { ctx, plan } = world;
    const { orderId: id } = await placeTestOrder(ctx, { plan });
    const getStoredOrder = () => db.order.findUniqueOrThrow({ where: { id } });
    const first = new Date('2026-11-21');
    expect(await getStoredOrder()).toMatchObject({ termsVersion: first, refundVersion: first });
    await publish('refund', '2027-01-01');
    await placeTestOrder(ctx, {});
    expect(await getStoredOrder()).toMatchObject({
      termsVersion: first,
      refundVersion: new Date('2027-01-01'),
    });
  });
});

describe('A due invoice', () => {
  it('A due invoice is listed, issued under its number, and mailed, once', async () => {
    const id = await createPaidOrder({ invoice: COMPANY });
    expect(await listInvoices({ ctx: world.system })).toMatchObject([
      { status: 'DUE', amount: 2670, refundPending: 0, kind: 'COMPANY', lines: [{ qty: 1 }] },
    ]);
    await Promise.all([issue(id), issue(id), issue(id)]);
    expect(await getInvoice(id)).toMatchObject({ status: 'ISSUED', number: NUMBER });
    expect(await listMailTemplates()).toEqual(['order-paid', 'invoice-issued']);
    expect(await listInvoices({ ctx: world.system })).toEqual([]);
    // The clock of the test does not advance, so the first change is the one without a previous state.
    const changes = await db.invoiceChange.findMany({
      orderBy: [{ at: 'asc' }, { from: { sort: 'asc', nulls: 'first' } }],
    });
    expect(changes.map(({ to, actor }) => [to, actor])).toEqual([
      ['DUE', 'system'],
      ['ISSUED', 'system'],
    ]);
  });

  it('An invoice is not issued over another amount, under a taken number, or before its order is paid', async () => {
    const id = await createPaidOrder();
    await expect(issue(id, NUMBER, 2670 - 1)).rejects.toThrow('INVOICE_CHANGED');
    const other = await createSecondBuyer(db, world);
    const unpaid = await placeTestOrder(other, { plan: world.plan });
    await expect(issue(unpaid.orderId)).rejects.toThrow('INVOICE_NOT_OPEN');
    await settlePayment({ ctx: world.system, input: await captureEvent(db, unpaid.orderId) });
    const results = await Promise.allSettled([issue(id), issue(unpaid.orderId)]);
    const errors = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(errors).toEqual(['INVOICE_NUMBER_TAKEN']);
    await expect(issue(randomUUID())).rejects.toThrow('ORDER_NOT_FOUND');
  });

  it('A due invoice becomes smaller by each refund, and is not needed after a full one', async () => {
    const id = await createPaidOrder();
    await recordRefundTotal(id, 670);
    expect(await getInvoice(id)).toMatchObject({ status: 'DUE', amount: 2000 });
    await expect(issue(id)).rejects.toThrow('INVOICE_CHANGED');
    await recordRefundTotal(id, 2670);
    expect(await getInvoice(id)).toMatchObject({ status: 'NOT_NEEDED', amount: 0 });
    expect(await listInvoices({ ctx: world.system })).toEqual([]);
    await expect(issue(id)).rejects.toThrow('INVOICE_NOT_OPEN');
    expect(await findNotIssued()).toEqual([]);
  });

  it('A full refund on a later day than the payment shows that its invoice was not issued', async () => {
    const id = await createPaidOrder();
    world.clock.set('2027-01-02T04:00:00Z');
    await recordRefundTotal(id, 2670);
    expect(await getInvoice(id)).toMatchObject({ status: 'NOT_NEEDED', amount: 0 });
    expect(await findNotIssued()).toMatchObject([
      { kind: 'INVOICE_NOT_ISSUED', orderId: id, detail: { amount: 2670 } },
    ]);
  });

  it('A concurrent issue and full refund leave one consistent invoice, whichever was first', async () => {
    const id = await createPaidOrder();
    const [issued] = await Promise.allSettled([issue(id), recordRefundTotal(id, 2670)]);
    const { status } = (await getInvoice(id))!;
    expect([issued.status, status]).toEqual(
      issued.status === 'fulfilled' ? ['fulfilled', 'VOID_DUE'] : ['rejected', 'NOT_NEEDED'],
    );
  });
});

describe('An issued invoice', () => {
  it('An issued invoice is voided after a requested full refund within its two-month period', async () => {
    const { ctx, system, clock } = world;
    const id = await createPaidOrder();
    await issue(id);
    await requestRefund({ ctx, input: { id, expectedAmount: 2670 } });
    await approveRefund({ ctx: system, input: { id } });
    expect(await getInvoice(id)).toMatchObject({ status: 'ISSUED' });
    await expect(voidInvoice({ ctx: system, input: { id } })).rejects.toThrow('INVOICE_NOT_OPEN');
    const refund = await db.paymentRefund.findFirstOrThrow();
    const completion = { providerId: 'r1', actor: 'gateway:sandbox', at: clock.now() };
    await withTransaction(system, (tx) => recordRefund(tx, refund.id, completion));
    expect(await getInvoice(id)).toMatchObject({ status: 'VOID_DUE' });
    await Promise.all([1, 2].map(() => voidInvoice({ ctx: system, input: { id } })));
    expect(await getInvoice(id)).toMatchObject({ status: 'VOIDED', number: NUMBER });
    expect((await listMailTemplates()).filter((one) => one === 'invoice-voided')).toHaveLength(1);
  });

  const correct = (id: string, number: string, ctx = world.system) =>
    correctInvoice({ ctx, input: { id, number, reason: 'two digits swapped' } });

  it('An invoice’s mistyped number is corrected once, with the reason, and nothing else changes', async () => {
    const id = await createPaidOrder();
    await issue(id);
    const before = await getInvoice(id);
    await Promise.all([1, 2, 3].map(() => correct(id, 'AB12345687')));
    expect(await getInvoice(id)).toEqual({ ...before, number: 'AB12345687' });
    expect(await listMailTemplates()).toEqual([
      'order-paid',
      'invoice-issued',
      'invoice-corrected',
    ]);
    const [change, ...older] = await db.invoiceChange.findMany({ orderBy: { id: 'desc' } });
    expect(older).toHaveLength(2);
    expect(change).toMatchObject({
      from: 'ISSUED',
      to: 'ISSUED',
      actor: 'system',
      reason: `${NUMBER} corrected to AB12345687: two digits swapped`,
    });
  });

  it('An invoice is not corrected by other users, before it has a number, or to the number of another order', async () => {
    const id = await createPaidOrder();
    await expect(correct(id, 'AB12345687')).rejects.toThrow('INVOICE_NOT_OPEN');
    await issue(id);
    const other = await placeTestOrder(await createSecondBuyer(db, world), { plan: world.plan });
    await settlePayment({ ctx: world.system, input: await captureEvent(db, other.orderId) });
    await issue(other.orderId, 'AB12345687');
    await expect(correct(id, 'AB12345687')).rejects.toThrow('INVOICE_NUMBER_TAKEN');
    await expect(correct(id, 'AB12345699', world.ctx)).rejects.toThrow('FORBIDDEN');
    const visitor = visitorContext(db);
    await expect(correct(id, 'AB12345699', visitor)).rejects.toThrow('LOGIN_USER_REQUIRED');
    await expect(correct(randomUUID(), 'AB12345699')).rejects.toThrow('ORDER_NOT_FOUND');
    const input = { id, number: 'AB12345699', reason: ' ' };
    expect(correctInvoiceSchema.safeParse(input).success).toBe(false);
    expect(correctInvoiceSchema.safeParse({ ...input, number: 'AB1', reason: 'x' }).success).toBe(
      false,
    );
  });

  it('An issued invoice gets an allowance for each partial refund, and after its period for a full one', async () => {
    const { system, clock } = world;
    const id = await createPaidOrder();
    await issue(id);
    await recordRefundTotal(id, 1000);
    const allow = (number: string, amount: number) =>
      issueAllowance({ ctx: system, input: { id, number, amount } });
    await expect(allow('D1', 2670)).rejects.toThrow('INVOICE_CHANGED');
    await Promise.all([allow('D1', 1000), allow('D1', 1000)]);
    expect(await getInvoice(id)).toMatchObject({ status: 'ALLOWED', allowed: 1000 });
    await expect(allow('D2', 1000)).rejects.toThrow('INVOICE_NOT_OPEN');
    clock.advance({ hours: 24 * 90 });
    await recordRefundTotal(id, 2670);
    expect(await listInvoices({ ctx: system })).toMatchObject([
      { status: 'ALLOWANCE_DUE', amount: 1670 },
    ]);
    await allow('D2', 1670);
    expect(await getInvoice(id)).toMatchObject({ status: 'ALLOWED', allowed: 2670 });
    expect((await listMailTemplates()).filter((one) => one === 'invoice-allowed')).toHaveLength(2);
  });

  it('An invoice has the day on which it was issued at the platform, which decides between void and allowance', async () => {
    world.clock.set('2026-12-31T04:00:00Z');
    const id = await createPaidOrder();
    world.clock.set('2027-01-02T04:00:00Z');
    const ctx = world.system;
    const typed = { id, number: NUMBER, amount: 2670 };
    for (const day of ['2027-01-03', '2026-12-30'])
      await expect(issueInvoice({ ctx, input: { ...typed, day } })).rejects.toThrow(
        'INVOICE_DAY_IMPOSSIBLE',
      );
    await issueInvoice({ ctx, input: { ...typed, day: '2026-12-31' } });
    expect(await getInvoice(id)).toMatchObject({ issuedAt: new Date('2026-12-30T16:00:00Z') });
    await recordRefundTotal(id, 2670);
    expect(await getInvoice(id)).toMatchObject({ status: 'ALLOWANCE_DUE' });
    const allowance = { id, number: 'D1', amount: 2670 };
    for (const day of ['2027-01-03', '2026-12-30'])
      await expect(issueAllowance({ ctx, input: { ...allowance, day } })).rejects.toThrow(
        'INVOICE_DAY_IMPOSSIBLE',
      );
    await issueAllowance({ ctx, input: { ...allowance, day: '2027-01-01' } });
    expect(await db.invoiceAllowance.findMany()).toMatchObject([
      { number: 'D1', at: new Date('2026-12-31T16:00:00Z') },
    ]);
    const changes = await db.invoiceChange.findMany({
      where: { to: { in: ['ISSUED', 'ALLOWED'] } },
    });
    expect(changes.map(({ at }) => at)).toEqual([world.clock.now(), world.clock.now()]);
  });

  it('A void has the day on which it was done at the platform, not before the issue', async () => {
    const id = await createPaidOrder();
    await issue(id);
    await recordRefundTotal(id, 2670);
    world.clock.set('2027-01-05T04:00:00Z');
    const voidOn = (day?: string) => voidInvoice({ ctx: world.system, input: { id, day } });
    for (const day of ['2027-01-06', '2026-12-31'])
      await expect(voidOn(day)).rejects.toThrow('INVOICE_DAY_IMPOSSIBLE');
    await voidOn('2027-01-03');
    await voidOn();
    expect(await db.invoice.findUnique({ where: { orderId: id } })).toMatchObject({
      status: 'VOIDED',
      voidedAt: new Date('2027-01-02T16:00:00Z'),
    });
  });

  it('An invoice that is due to be voided can get an allowance instead', async () => {
    const id = await createPaidOrder();
    await issue(id);
    await recordRefundTotal(id, 2670);
    const input = { id, number: 'D3', amount: 2670 };
    await issueAllowance({ ctx: world.system, input });
    await expect(voidInvoice({ ctx: world.system, input })).rejects.toThrow('INVOICE_NOT_OPEN');
  });
});

it('Buyers and visitors cannot issue, void or list invoices', async () => {
  const id = await createPaidOrder();
  const input = { id, number: NUMBER, amount: 2670 };
  const actors = [
    [world.ctx, 'FORBIDDEN'],
    [visitorContext(db), 'LOGIN_USER_REQUIRED'],
  ] as const;
  for (const [ctx, code] of actors) {
    for (const verb of [issueInvoice, issueAllowance, voidInvoice])
      await expect(verb({ ctx, input })).rejects.toThrow(code);
    await expect(listInvoices({ ctx })).rejects.toThrow(code);
  }
  expect(await getInvoice(id)).toMatchObject({ status: 'DUE' });
  const accounts = await createLearner(db, { role: 'ACCOUNTS' });
  const passwordConfirmedAt = world.clock.now();
  const operator = userContext(db, accounts, { clock: world.clock, passwordConfirmedAt });
  await issueInvoice({ ctx: operator, input });
  const { actor } = await db.invoiceChange.findFirstOrThrow({ where: { to: 'ISSUED' } });
  expect(actor).toBe(`user:${accounts.id}`);
});
