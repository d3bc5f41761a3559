import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { InvoiceChoice } from '~/schemas/invoice';
import { recordExternalRefunds } from '~/server/services/payment/record-external-refunds';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { captureLog } from '~/test/captured-log';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { useFakeInvoiceAgency } from '~/test/fake-invoice-agency';
import { captureEvent, createShop, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { poison } from '~/test/poison';
import { changeSettings } from '~/test/settings';
import { createLearner } from '~prisma/factories/learner';
import { allowAtProvider } from './allow-at-provider';
import { issueAtProvider } from './issue-at-provider';
import { issueInvoice } from './issue-invoice';
import { settleInvoiceRequests } from './settle-invoice-requests';
import { voidAtProvider } from './void-at-provider';

const db = await testDatabase();
let world: ShopFixture;
let agency: Awaited<ReturnType<typeof useFakeInvoiceAgency>>;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  world.clock.set('2027-01-01T04:00:00Z');
  agency = await useFakeInvoiceAgency(() => world.clock.now());
});
afterEach(() => Promise.all([world.shop.close(), agency.close()]));

async function pay(invoice: InvoiceChoice = { kind: 'MEMBER' }): Promise<string> {
  const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan, invoice });
  await settlePayment({ ctx: world.system, input: await captureEvent(db, orderId) });
  return orderId;
}
const issue = (id: string, amount = 2670, ctx = world.system) =>
  issueAtProvider({ ctx, input: { id, amount, reason: 'case 7' } });
const allow = (id: string, amount: number) =>
  allowAtProvider({ ctx: world.system, input: { id, amount } });
const voidIt = (id: string) => voidAtProvider({ ctx: world.system, input: { id } });
const read = (orderId: string) =>
  db.invoice.findUniqueOrThrow({ where: { orderId }, include: { request: true } });
const refundTo = async (orderId: string, refunded: number) => {
  const { id } = await db.payment.findFirstOrThrow({ where: { orderId } });
  await recordExternalRefunds({ ctx: world.system, input: { paymentId: id, refunded } });
};
const listNotIssued = () => db.discrepancy.findMany({ where: { kind: 'INVOICE_NOT_ISSUED' } });
const countIssued = () => agency.requests.filter((name) => name === 'Issue').length;

describe('An issue at the agency', () => {
  it('An issue has the number, the day and the reference of the order, and no request is left', async () => {
    const id = await pay({ kind: 'COMPANY', code: '12345675', title: '口譯工作室' });
    const outcome = await issue(id);
    const { number } = await db.order.findUniqueOrThrow({ where: { id } });
    const [sent] = agency.invoices.values();
    expect(sent?.request).toMatchObject({
      RelateNumber: number.replace('-', ''),
      CustomerIdentifier: '12345675',
      CustomerEmail: world.learner.email,
      SalesAmount: 2670,
      Items: [{ ItemName: '季方案', ItemCount: 1, ItemAmount: 2670 }],
    });
    expect(outcome).toEqual({ state: 'done', number: sent?.number });
    expect(await read(id)).toMatchObject({
      number: sent?.number,
      provider: 'ecpay',
      request: null,
      issuedAt: new Date('2027-01-01T04:00:00Z'),
    });
    const act = await db.operatorAct.findFirstOrThrow();
    expect(act).toMatchObject({ kind: 'invoice.issue', reason: 'case 7', subject: number });
    expect(act.after).toMatchObject({ provider: 'ecpay', number: sent?.number });
  });

  it('Two concurrent requests issue one invoice, and the second reports that it is in progress', async () => {
    const id = await pay();
    const release = agency.hold('Issue');
    const first = issue(id);
    await expect.poll(countIssued).toBe(1);
    await expect(issue(id)).rejects.toThrow('INVOICE_IN_PROGRESS');
    const byHand = { id, amount: 2670, number: 'AB12345678' };
    await expect(issueInvoice({ ctx: world.system, input: byHand })).rejects.toThrow(
      'INVOICE_IN_PROGRESS',
    );
    release();
    const done = await first;
    expect(await issue(id)).toEqual(done);
    expect([agency.invoices.size, countIssued()]).toEqual([1, 1]);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('Four requests at the very same time issue one invoice', async () => {
    const id = await pay();
    const results = await Promise.allSettled([1, 2, 3, 4].map(() => issue(id)));
    const numbers = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(new Set(numbers.map((one) => JSON.stringify(one))).size).toBe(1);
    for (const one of results)
      if (one.status === 'rejected') expect(one.reason.code).toBe('INVOICE_IN_PROGRESS');
    expect([agency.invoices.size, await db.operatorAct.count()]).toEqual([1, 1]);
  });

  it('An issue whose answer was lost is found in the agency’s records, and not issued again', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    expect(await issue(id)).toEqual({ state: 'unknown' });
    expect(await read(id)).toMatchObject({ status: 'DUE', number: null });
    const byHand = { id, amount: 2670, number: 'AB12345678' };
    await expect(issueInvoice({ ctx: world.system, input: byHand })).rejects.toThrow(
      'INVOICE_IN_PROGRESS',
    );
    const [sent] = agency.invoices.values();
    expect(await issue(id)).toEqual({ state: 'done', number: sent?.number });
    expect([countIssued(), agency.requests.includes('GetIssue')]).toEqual([1, true]);
    expect(await read(id)).toMatchObject({ status: 'ISSUED', request: null });
  });

  it('An invoice whose request did not reach the agency is issued when it is requested again', async () => {
    const id = await pay();
    agency.fail('Issue');
    expect(await issue(id)).toEqual({ state: 'unknown' });
    expect(agency.invoices.size).toBe(0);
    agency.fail('GetIssue');
    expect(await issue(id)).toEqual({ state: 'unknown' });
    expect(await issue(id)).toMatchObject({ state: 'done' });
    expect(agency.invoices.size).toBe(1);
  });

  it('A server that died while it waited leaves its request for a minute, and then it is settled', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    await issue(id);
    const leaseUntil = new Date(world.clock.now().getTime() + 60_000);
    await db.invoiceRequest.update({ where: { orderId: id }, data: { leaseUntil } });
    await expect(issue(id)).rejects.toThrow('INVOICE_IN_PROGRESS');
    world.clock.advance({ minutes: 2 });
    expect(await issue(id)).toMatchObject({ state: 'done' });
    expect(countIssued()).toBe(1);
  });

  it('A rejection says why, stays with the invoice, and does not forbid another try or another way', async () => {
    const id = await pay({ kind: 'MOBILE', code: '/ABC1000' });
    const rejected = { state: 'rejected', reason: 'CARRIER', detail: '' };
    expect(await issue(id)).toEqual(rejected);
    expect(await read(id)).toMatchObject({
      status: 'DUE',
      request: { rejection: 'CARRIER', leaseUntil: null },
    });
    expect(await issue(id)).toEqual(rejected);
    expect([countIssued(), await db.operatorAct.count()]).toEqual([0, 0]);
    await issueInvoice({ ctx: world.system, input: { id, amount: 2670, number: 'AB12345678' } });
    expect(await read(id)).toMatchObject({ status: 'ISSUED', provider: 'manual', request: null });
  });

  it('An invoice that the agency has voided, or has over another amount, is not taken over', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    await issue(id);
    const [sent] = agency.invoices.values();
    sent!.isVoided = true;
    expect(await issue(id)).toMatchObject({ state: 'rejected', reason: 'VOIDED_THERE' });
    sent!.isVoided = false;
    sent!.request.SalesAmount = 1;
    expect(await issue(id)).toMatchObject({ state: 'rejected', reason: 'OTHER_AMOUNT' });
    expect(await read(id)).toMatchObject({ status: 'DUE', number: null });
  });

  it('An invoice of a deleted account, which has no address, is rejected without asking the agency', async () => {
    const id = await pay();
    const where = { id: world.learner.id };
    await db.user.update({ where, data: { anonymisedAt: world.clock.now() } });
    expect(await issue(id)).toMatchObject({ state: 'rejected', reason: 'NO_EMAIL' });
    expect(agency.requests).toEqual([]);
  });

  it('A role that is taken away while the agency works records nothing, and the next operator finds the invoice', async () => {
    const id = await pay();
    const accounts = await createLearner(db, { role: 'ACCOUNTS' });
    const passwordConfirmedAt = world.clock.now();
    const ctx = userContext(db, accounts, { clock: world.clock, passwordConfirmedAt });
    const release = agency.hold('Issue');
    const first = issue(id, 2670, ctx);
    await expect.poll(countIssued).toBe(1);
    await db.user.update({ where: { id: accounts.id }, data: { role: 'USER' } });
    release();
    await expect(first).rejects.toThrow('FORBIDDEN');
    expect(await read(id)).toMatchObject({ status: 'DUE', number: null });
    expect(await issue(id)).toMatchObject({ state: 'done' });
    expect(countIssued()).toBe(1);
  });

  it('Without an agency, or for an unknown order, no invoice is issued', async () => {
    await expect(issue(randomUUID())).rejects.toThrow('ORDER_NOT_FOUND');
    const id = await pay();
    changeSettings({ INVOICE_PROVIDER: 'manual' });
    await expect(issue(id)).rejects.toThrow('INVOICE_PROVIDER_MISSING');
  });
});

describe('A refund while the agency is asked', () => {
  it('A refund during an issue is voided or allowed for afterwards, and no amount is lost', async () => {
    const id = await pay();
    const release = agency.hold('Issue');
    const issued = issue(id);
    await expect.poll(countIssued).toBe(1);
    await refundTo(id, 670);
    expect(await read(id)).toMatchObject({ status: 'DUE', amount: 2670, refunded: 670 });
    release();
    await issued;
    expect(await read(id)).toMatchObject({ status: 'ALLOWANCE_DUE', amount: 2670, refunded: 670 });
    await refundTo(id, 2670);
    expect(await read(id)).toMatchObject({ status: 'VOID_DUE' });
  });

  it('A full refund while an answer is lost leaves the invoice to be settled, and then to be voided', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    await issue(id);
    await refundTo(id, 2670);
    expect(await read(id)).toMatchObject({ status: 'DUE', refunded: 2670 });
    expect(await issue(id)).toMatchObject({ state: 'done' });
    expect(await read(id)).toMatchObject({ status: 'VOID_DUE' });
  });

  it('A refund after a lost request reduces the amount of the invoice', async () => {
    const id = await pay();
    agency.fail('Issue');
    await issue(id);
    await refundTo(id, 670);
    await expect(issue(id)).rejects.toThrow('INVOICE_CHANGED');
    expect(await read(id)).toMatchObject({
      status: 'DUE',
      amount: 2000,
      refunded: 0,
      request: null,
    });
    expect(await issue(id, 2000)).toMatchObject({ state: 'done' });
    const [sent] = agency.invoices.values();
    expect(sent?.request).toMatchObject({ SalesAmount: 2000, Items: [{ ItemAmount: 2000 }] });
  });

  it('A refund during an issue that is rejected makes the invoice smaller, or not needed', async () => {
    const id = await pay();
    agency.allot(0);
    const release = agency.hold('Issue');
    const issued = issue(id);
    await expect.poll(countIssued).toBe(1);
    await refundTo(id, 2670);
    release();
    expect(await issued).toMatchObject({ state: 'rejected', reason: 'NUMBERS_USED_UP' });
    expect(await read(id)).toMatchObject({ status: 'NOT_NEEDED', amount: 0, refunded: 0 });
    expect(await listNotIssued()).toEqual([]);
  });

  it.each([
    ['is rejected', 'rejected'],
    ['reached nobody', 'withdrawn'],
  ])(
    'A whole refund a day after the payment, during an issue that %s, shows an invoice that was owed',
    async (_, way) => {
      const id = await pay();
      world.clock.set('2027-01-02T04:00:00Z');
      if (way === 'rejected') {
        agency.allot(0);
        const release = agency.hold('Issue');
        const issued = issue(id);
        await expect.poll(countIssued).toBe(1);
        await refundTo(id, 2670);
        release();
        await issued;
      } else {
        agency.fail('Issue');
        await issue(id);
        await refundTo(id, 2670);
        await expect(issue(id)).rejects.toThrow();
      }
      expect(await read(id)).toMatchObject({ status: 'NOT_NEEDED', amount: 0, refunded: 0 });
      expect(await listNotIssued()).toMatchObject([{ orderId: id, detail: { amount: 2670 } }]);
    },
  );
});

describe('A void and an allowance at the agency', () => {
  const issueAndRefund = async (refunded: number) => {
    const id = await pay();
    await issue(id);
    await refundTo(id, refunded);
    return id;
  };

  it('A void whose answer was lost is done when it is requested again', async () => {
    const id = await issueAndRefund(2670);
    agency.loseAnswers('Invalid');
    expect(await voidIt(id)).toEqual({ state: 'unknown' });
    expect(await voidIt(id)).toMatchObject({ state: 'done' });
    expect(await read(id)).toMatchObject({ status: 'VOIDED', request: null });
    expect([...agency.invoices.values()][0]?.isVoided).toBe(true);
  });

  it('An allowance whose answer was lost is recorded, and not written twice', async () => {
    const id = await issueAndRefund(1000);
    agency.loseAnswers('Allowance');
    const at = world.clock.now();
    expect(await allow(id, 1000)).toEqual({ state: 'unknown' });
    world.clock.set('2027-01-03T04:00:00Z');
    expect(await allow(id, 1000)).toMatchObject({ state: 'done' });
    const [sent] = agency.invoices.values();
    expect(sent?.allowances).toHaveLength(1);
    // The allowance has the day on which the agency issued it, not the day of the repetition.
    expect(await db.invoiceAllowance.findMany()).toMatchObject([
      { number: sent?.allowances[0]?.number, amount: 1000, at },
    ]);
    await refundTo(id, 1500);
    expect(await allow(id, 500)).toMatchObject({ state: 'done' });
    expect(sent?.allowances.map(({ amount }) => amount)).toEqual([1000, 500]);
    expect(await read(id)).toMatchObject({ status: 'ALLOWED', allowed: 1500 });
  });

  it('A lost allowance that was followed by another refund is recorded, and the rest stays due', async () => {
    const id = await issueAndRefund(1000);
    agency.loseAnswers('Allowance');
    await allow(id, 1000);
    await refundTo(id, 1600);
    expect(await allow(id, 1600)).toMatchObject({ state: 'done' });
    expect(await read(id)).toMatchObject({ status: 'ALLOWANCE_DUE', allowed: 1000 });
    await allow(id, 600);
    expect(await read(id)).toMatchObject({ status: 'ALLOWED', allowed: 1600 });
  });

  it('Two operators at once write one allowance', async () => {
    const id = await issueAndRefund(1000);
    const results = await Promise.allSettled([1, 2, 3].map(() => allow(id, 1000)));
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect([...agency.invoices.values()][0]?.allowances).toHaveLength(1);
  });

  it('More allowances than are due, written in the agency’s dashboard, are rejected to be recorded', async () => {
    const id = await issueAndRefund(1000);
    const [sent] = agency.invoices.values();
    const writtenAt = '2027-01-01 12:00:00';
    sent!.allowances.push({ number: 'DASH1', amount: 1500, isVoided: false, writtenAt });
    expect(await allow(id, 1000)).toEqual({
      state: 'rejected',
      reason: 'ALLOWED_THERE',
      detail: 'DASH1 NT$1,500',
    });
    expect(await read(id)).toMatchObject({ status: 'ALLOWANCE_DUE', allowed: 0 });
  });

  it('An invoice that a person issued is not voided or allowed at the agency', async () => {
    const id = await pay();
    await issueInvoice({ ctx: world.system, input: { id, amount: 2670, number: 'AB12345678' } });
    await refundTo(id, 2670);
    await expect(voidIt(id)).rejects.toThrow('INVOICE_PROVIDER_MISSING');
    await expect(allow(id, 2670)).rejects.toThrow('INVOICE_PROVIDER_MISSING');
  });

  it('An invoice of the agency is voided there also after new ones are issued by hand', async () => {
    const id = await issueAndRefund(2670);
    changeSettings({ INVOICE_PROVIDER: 'manual' });
    expect(await voidIt(id)).toMatchObject({ state: 'done' });
  });
});

describe('A request whose answer was lost, and that nobody repeats', () => {
  const settle = () => settleInvoiceRequests({ ctx: world.system });

  it('An issue is found in the agency’s records after five minutes, and its buyer gets the number', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    await issue(id);
    world.clock.advance({ minutes: 4 });
    expect(await settle()).toBe(0);
    world.clock.advance({ minutes: 1 });
    expect(await settle()).toBe(1);
    const [sent] = agency.invoices.values();
    expect(await read(id)).toMatchObject({ status: 'ISSUED', number: sent?.number, request: null });
    expect(await db.operatorAct.findFirstOrThrow()).toMatchObject({
      actorId: null,
      reason: 'The answer to the first request was lost.',
    });
    expect(countIssued()).toBe(1);
    expect(await settle()).toBe(0);
  });

  it('One order whose invoice cannot be written keeps none from its number, and is shown to operators', async () => {
    const [bad, good] = [await pay(), await pay()];
    for (const id of [bad, good]) {
      agency.loseAnswers('Issue');
      await issue(id);
    }
    await poison(db, 'Invoice', 'orderId', bad);
    const records = captureLog();
    world.clock.advance({ minutes: 5 });
    await settle();
    expect([(await read(bad)).status, (await read(good)).status]).toEqual(['DUE', 'ISSUED']);
    expect(await db.jobFailure.findMany()).toMatchObject([
      { work: 'invoiceRequest', subject: bad, tries: 1 },
    ]);
    expect(records.filter(({ level }) => level === 'error')).toMatchObject([
      { work: 'invoiceRequest', subject: bad },
    ]);
  });

  it('An agency that stays silent is asked again five minutes later', async () => {
    const id = await pay();
    agency.fail('Issue');
    await issue(id);
    world.clock.advance({ minutes: 5 });
    agency.fail('GetIssue');
    expect(await settle()).toBe(0);
    const asked = agency.requests.length;
    world.clock.advance({ minutes: 4 });
    expect(await settle()).toBe(0);
    expect(agency.requests).toHaveLength(asked);
    world.clock.advance({ minutes: 1 });
    expect(await settle()).toBe(1);
    expect(await read(id)).toMatchObject({ status: 'ISSUED' });
  });

  it('Two workers at once settle an issue once', async () => {
    const id = await pay();
    agency.loseAnswers('Issue');
    await issue(id);
    world.clock.advance({ minutes: 5 });
    await Promise.all([settle(), settle()]);
    expect([agency.invoices.size, countIssued(), await db.operatorAct.count()]).toEqual([1, 1, 1]);
  });

  it('A void and an allowance are settled, too, and a rejection is left to the operator', async () => {
    const [voided, allowed, rejected] = [
      await pay(),
      await pay(),
      await pay({ kind: 'MOBILE', code: '/ABC1000' }),
    ];
    for (const id of [voided, allowed]) await issue(id);
    await issue(rejected);
    await refundTo(voided, 2670);
    await refundTo(allowed, 670);
    agency.loseAnswers('Invalid');
    await voidIt(voided);
    agency.loseAnswers('Allowance');
    await allow(allowed, 670);
    world.clock.advance({ minutes: 5 });
    expect(await settle()).toBe(2);
    expect(await read(voided)).toMatchObject({ status: 'VOIDED', request: null });
    expect(await db.invoiceAllowance.count({ where: { orderId: allowed } })).toBe(1);
    expect(await read(rejected)).toMatchObject({ request: { rejection: 'CARRIER' } });
  });

  it('A request waits for an operator when the amount has changed meanwhile', async () => {
    const id = await pay();
    agency.fail('Issue');
    await issue(id);
    await refundTo(id, 670);
    world.clock.advance({ minutes: 5 });
    expect(await settle()).toBe(0);
    expect(await read(id)).toMatchObject({ status: 'DUE', amount: 2000, request: null });
    expect(agency.invoices.size).toBe(0);
  });
});
