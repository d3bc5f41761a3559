import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordExternalRefunds } from '~/server/services/payment/record-external-refunds';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { useFakeInvoiceAgency } from '~/test/fake-invoice-agency';
import {
  captureEvent,
  createSecondBuyer,
  createShop,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { allowAtProvider } from './allow-at-provider';
import { issueAllowance } from './issue-allowance';
import { issueAtProvider } from './issue-at-provider';
import { issueInvoice } from './issue-invoice';
import { voidAtProvider } from './void-at-provider';
import { voidInvoice } from './void-invoice';

const db = await testDatabase();
type Ctx = ShopFixture['ctx'];

let world: ShopFixture;
let agency: Awaited<ReturnType<typeof useFakeInvoiceAgency>>;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
  // The first day of a two-month period, so that a month later is within it and three months later is not.
  world.clock.set('2027-01-01T04:00:00Z');
  agency = await useFakeInvoiceAgency(() => world.clock.now());
});
afterEach(() => Promise.all([world.shop.close(), agency.close()]));

/** The two ways of an invoice: recorded by a person, or carried out by an agency. */
const WAYS = {
  'written down': {
    issue: (ctx: Ctx, id: string, amount: number) =>
      issueInvoice({ ctx, input: { id, amount, number: 'AB12345678' } }),
    voidIt: (ctx: Ctx, id: string) => voidInvoice({ ctx, input: { id } }),
    allow: (ctx: Ctx, id: string, amount: number) =>
      issueAllowance({ ctx, input: { id, amount, number: `D${amount}` } }),
  },
  'done by an agency': {
    issue: (ctx: Ctx, id: string, amount: number) =>
      issueAtProvider({ ctx, input: { id, amount } }),
    voidIt: (ctx: Ctx, id: string) => voidAtProvider({ ctx, input: { id } }),
    allow: (ctx: Ctx, id: string, amount: number) =>
      allowAtProvider({ ctx, input: { id, amount } }),
  },
} as const;

async function pay(ctx: Ctx): Promise<string> {
  const { orderId } = await placeTestOrder(ctx, { plan: world.plan });
  await settlePayment({ ctx: world.system, input: await captureEvent(db, orderId) });
  return orderId;
}
const operator = async () =>
  userContext(db, await createLearner(db, { role: 'ACCOUNTS' }), {
    clock: world.clock,
    passwordConfirmedAt: world.clock.now(),
  });
const read = (orderId: string) => db.invoice.findUniqueOrThrow({ where: { orderId } });
const refundTo = async (orderId: string, refunded: number) => {
  const { id } = await db.payment.findFirstOrThrow({ where: { orderId } });
  await recordExternalRefunds({ ctx: world.system, input: { paymentId: id, refunded } });
};
const countMails = (template: string) => db.outboxMessage.count({ where: { template } });
const listActs = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

describe.each(Object.entries(WAYS))('An invoice that is %s', (_, { issue, voidIt, allow }) => {
  it('It is issued once, with one act and one e-mail, by the operator who asked for it', async () => {
    const ctx = await operator();
    const id = await pay(world.ctx);
    await issue(ctx, id, 2670);
    await issue(ctx, id, 2670);
    expect(await read(id)).toMatchObject({ status: 'ISSUED', amount: 2670 });
    expect((await read(id)).number).toMatch(/^[A-Z]{2}\d{8}$/);
    expect([await countMails('invoice-issued'), await listActs()]).toEqual([1, ['invoice.issue']]);
    const { actor } = await db.invoiceChange.findFirstOrThrow({ where: { to: 'ISSUED' } });
    expect(actor).toBe(`user:${ctx.actor.kind === 'user' && ctx.actor.id}`);
  });

  it('It is neither issued over another amount, nor before the payment, nor after a full refund', async () => {
    const id = await pay(world.ctx);
    await expect(issue(world.system, id, 2669)).rejects.toThrow('INVOICE_CHANGED');
    const other = await createSecondBuyer(db, world);
    const { orderId: unpaid } = await placeTestOrder(other, { plan: world.plan });
    await expect(issue(world.system, unpaid, 2670)).rejects.toThrow('INVOICE_NOT_OPEN');
    await refundTo(id, 2670);
    await expect(issue(world.system, id, 2670)).rejects.toThrow('INVOICE_NOT_OPEN');
    expect(agency.invoices.size).toBe(0);
  });

  it('It is voided after a full refund within its period, once', async () => {
    const id = await pay(world.ctx);
    await issue(world.system, id, 2670);
    await expect(voidIt(world.system, id)).rejects.toThrow('INVOICE_NOT_OPEN');
    await refundTo(id, 2670);
    await voidIt(world.system, id);
    await voidIt(world.system, id);
    expect(await read(id)).toMatchObject({ status: 'VOIDED' });
    expect(await countMails('invoice-voided')).toBe(1);
    expect(await listActs()).toEqual(['invoice.issue', 'invoice.void']);
  });

  it('It gets an allowance for each refund in part, and over no other amount', async () => {
    const id = await pay(world.ctx);
    await issue(world.system, id, 2670);
    await refundTo(id, 1000);
    await expect(allow(world.system, id, 999)).rejects.toThrow('INVOICE_CHANGED');
    await allow(world.system, id, 1000);
    await expect(allow(world.system, id, 1670)).rejects.toThrow('INVOICE_NOT_OPEN');
    await refundTo(id, 2670);
    await allow(world.system, id, 1670);
    expect(await read(id)).toMatchObject({ status: 'ALLOWED', allowed: 2670 });
    expect(await countMails('invoice-allowed')).toBe(2);
    await expect(voidIt(world.system, id)).rejects.toThrow('INVOICE_NOT_OPEN');
  });

  it('It can be issued, voided and reduced by the accounts and the owners alone', async () => {
    const id = await pay(world.ctx);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }), {
      clock: world.clock,
      passwordConfirmedAt: world.clock.now(),
    });
    const unconfirmed = userContext(db, await createLearner(db, { role: 'ACCOUNTS' }), {
      clock: world.clock,
    });
    const actors = [
      [world.ctx, 'FORBIDDEN'],
      [support, 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [unconfirmed, 'PASSWORD_CONFIRMATION_REQUIRED'],
    ] as const;
    for (const [ctx, code] of actors) {
      await expect(issue(ctx as Ctx, id, 2670)).rejects.toThrow(code);
      await expect(voidIt(ctx as Ctx, id)).rejects.toThrow(code);
      await expect(allow(ctx as Ctx, id, 2670)).rejects.toThrow(code);
    }
    expect([(await read(id)).status, agency.requests]).toEqual(['DUE', []]);
  });
});
