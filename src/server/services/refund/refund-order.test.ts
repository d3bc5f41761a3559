import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { type RefundWay, refundOrderSchema } from '~/schemas/order-refund';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createShop, payWithCard, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { issueInvoice } from '../invoice/issue-invoice';
import { getMembershipExpiry } from '../membership/queries';
import { executeRefunds } from '../payment/execute-refunds';
import { approveRefund } from './decide-refund';
import { previewOrderRefund } from './preview-order-refund';
import { refundOrder } from './refund-order';
import { getRefundOverview } from './refund-overview';
import { requestRefund } from './request-refund';

const db = await testDatabase();
let world: ShopFixture;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const asRole = async (role: Role) =>
  userContext(db, await createLearner(db, { role }), {
    clock: world.clock,
    passwordConfirmedAt: world.clock.now(),
  });

/** A paid order of NT$2,670. */
async function createPaid() {
  const { orderId: id, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl);
  const { number, userId } = await db.order.findUniqueOrThrow({ where: { id } });
  return { id, number, userId };
}
interface Wanted {
  number: string;
  way?: RefundWay;
  amount: number;
  left?: number;
  refundKey?: string;
}
const refund = (ctx: TestContext, { way = 'SUM', left = 2670, refundKey, ...wanted }: Wanted) =>
  refundOrder({
    ctx,
    input: { way, left, reason: 'case 12', refundKey: refundKey ?? randomUUID(), ...wanted },
  });
const preview = (ctx: TestContext, number: string, way: RefundWay, amount?: number) =>
  previewOrderRefund({ ctx, input: { number, way, ...(amount !== undefined && { amount }) } });
const execute = () => executeRefunds({ ctx: world.system });
const readStatus = async (id: string) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;
const expiryOf = (userId: string) => getMembershipExpiry(db, userId, world.clock.now());

it('Refunds that wait for an earlier one of their payment keep no other payment’s waiting', async () => {
  const at = world.clock.now();
  const learner = await createLearner(db);
  for (let index = 0; index < 20; index++) {
    const { payments } = await createPaidOrder(db, learner, { at });
    const pending = (name: string, nextTryAt: Date) =>
      db.paymentRefund.create({
        data: {
          refundKey: `${name}-${index}`,
          paymentId: payments[0]!.id,
          amount: 1,
          actor: 'system',
          reason: 'asked for',
          createdAt: at,
          nextTryAt,
        },
      });
    await pending('tried', new Date(at.getTime() + 3_600_000));
    await pending('waiting', at);
  }
  const { number } = await createPaid();
  await refund(await asRole('ACCOUNTS'), { number, amount: 500 });
  expect(await execute()).toBe(1);
});

describe('A refund by an operator', () => {
  it('A sum goes back, leaves the membership, is in the log, and the rest can still be asked for', async () => {
    const { id, number, userId } = await createPaid();
    const before = await expiryOf(userId);
    const ctx = await asRole('ACCOUNTS');
    await refund(ctx, { number, amount: 500 });
    expect(await execute()).toBe(1);
    expect(await readStatus(id)).toBe('PARTLY_REFUNDED');
    expect(await expiryOf(userId)).toEqual(before);
    expect(await db.invoice.findFirst()).toMatchObject({ status: 'DUE', amount: 2170 });
    expect(await db.operatorAct.findMany()).toMatchObject([
      {
        kind: 'refund.create',
        subject: number,
        reason: 'case 12',
        before: { left: 2670 },
        after: { way: 'SUM', amount: 500, left: 2170, ends: false },
      },
    ]);
    const templates = await db.outboxMessage.findMany({ select: { template: true } });
    expect(templates.map(({ template }) => template)).not.toContain('refund-approved');
    expect(templates.map(({ template }) => template)).toContain('refund-done');
    // Within seven days, unused: the whole price, of which NT$2,170 are left.
    const overview = await getRefundOverview({ ctx: world.ctx, input: { id } });
    expect(overview).toMatchObject({ refunded: 500, quote: { amount: 2170 } });
    await requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2170 } });
    await approveRefund({ ctx, input: { id } });
    await execute();
    expect([await readStatus(id), await expiryOf(userId)]).toEqual(['REFUNDED', null]);
  });

  it('The whole that is left ends the membership and tells the buyer at once', async () => {
    const { id, number, userId } = await createPaid();
    const ctx = await asRole('OWNER');
    await refund(ctx, { number, amount: 670 });
    await refund(ctx, { number, way: 'WHOLE', amount: 2000, left: 2000 });
    expect(await expiryOf(userId)).toBeNull();
    expect(await db.outboxMessage.count({ where: { template: 'refund-approved' } })).toBe(1);
    expect(await getRefundOverview({ ctx: world.ctx, input: { id } })).toMatchObject({
      quote: null,
    });
    // One refund of a payment at a time.
    await execute();
    await execute();
    expect(await readStatus(id)).toBe('REFUNDED');
  });

  it('By the rules it is an approved request of the rules’ amount, after which a sum can still go back', async () => {
    const { id, number, userId } = await createPaid();
    world.clock.advance({ days: 30 });
    const ctx = await asRole('ACCOUNTS');
    const { ruleAmount } = await preview(ctx, number, 'RULE');
    expect(ruleAmount).toBeGreaterThan(0);
    expect(ruleAmount).toBeLessThan(2670);
    await refund(ctx, { number, way: 'RULE', amount: ruleAmount });
    expect(await expiryOf(userId)).toBeNull();
    expect(await db.refundRequest.findMany()).toMatchObject([
      { status: 'APPROVED', amount: ruleAmount, openKey: id, lines: [{ rule: 'BY_DAY' }] },
    ]);
    const left = 2670 - ruleAmount;
    const again = refund(ctx, { number, way: 'RULE', amount: ruleAmount, left });
    await expect(again).rejects.toMatchObject({ code: 'REFUND_NOT_POSSIBLE' });
    await refund(ctx, { number, way: 'WHOLE', amount: left, left });
    expect(await db.entitlement.count({ where: { kind: 'REFUND' } })).toBe(1);
  });

  it('The second of two operators who refund at once gets the error that the remainder has changed', async () => {
    const { number } = await createPaid();
    const both = await Promise.all([asRole('ACCOUNTS'), asRole('OWNER')]);
    const results = await Promise.allSettled(
      both.map((ctx) => refund(ctx, { number, amount: 2000 })),
    );
    const [failed] = results.filter(({ status }) => status === 'rejected');
    expect(failed).toMatchObject({ reason: { code: 'REFUND_CHANGED' } });
    expect(await db.paymentRefund.findMany()).toMatchObject([{ amount: 2000 }]);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('The same form sent twice at once is one refund', async () => {
    const { number } = await createPaid();
    const ctx = await asRole('ACCOUNTS');
    const wanted = { number, amount: 300, refundKey: randomUUID() };
    await Promise.all([refund(ctx, wanted), refund(ctx, wanted)]);
    expect(await db.paymentRefund.count()).toBe(1);
    expect(await db.operatorAct.count()).toBe(1);
    const other = refund(ctx, { ...wanted, amount: 301 });
    await expect(other).rejects.toMatchObject({ code: 'REFUND_CHANGED' });
  });

  it('A refund and a request of the buyer at once never give back more than was paid', async () => {
    const { id, number } = await createPaid();
    const ctx = await asRole('ACCOUNTS');
    const results = await Promise.allSettled([
      refund(ctx, { number, way: 'WHOLE', amount: 2670 }),
      requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2670 } }),
    ]);
    const codes = results.map((one) => one.status === 'rejected' && one.reason.code);
    expect([
      [false, 'REFUND_NOT_POSSIBLE'],
      ['REFUND_REQUESTED', false],
    ]).toContainEqual(codes);
    expect(await db.paymentRefund.count()).toBe(codes[0] ? 0 : 1);
  });

  it('More than is left, another amount than the rules give, and an unpaid order are refused', async () => {
    const { number } = await createPaid();
    const ctx = await asRole('ACCOUNTS');
    for (const [wanted, code] of [
      [{ number, amount: 2671 }, 'REFUND_NOT_POSSIBLE'],
      [{ number, way: 'RULE', amount: 1 }, 'REFUND_CHANGED'],
      [{ number, way: 'WHOLE', amount: 1 }, 'REFUND_CHANGED'],
      [{ number, amount: 5, left: 2669 }, 'REFUND_CHANGED'],
      [{ number: 'SY20261121-00000', amount: 5 }, 'ORDER_NOT_FOUND'],
    ] as const)
      await expect(refund(ctx, wanted), JSON.stringify(wanted)).rejects.toMatchObject({ code });
    const unpaid = await placeTestOrder(world.ctx, { plan: world.plan });
    const row = await db.order.findUniqueOrThrow({ where: { id: unpaid.orderId } });
    await expect(refund(ctx, { number: row.number, amount: 5 })).rejects.toMatchObject({
      code: 'REFUND_NOT_POSSIBLE',
    });
    expect(await db.paymentRefund.count()).toBe(0);
  });

  it('Only those who decide refunds do it, with their password, never for an order of their own', async () => {
    const { number, userId } = await createPaid();
    const wanted = { number, amount: 5 };
    for (const role of ['USER', 'SUPPORT', 'EDITOR'] as const)
      await expect(refund(await asRole(role), wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const visitor = visitorContext(db, { clock: world.clock });
    await expect(refund(visitor, wanted)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await db.user.update({ where: { id: userId }, data: { role: 'OWNER' } });
    const buyer = { id: userId, role: 'OWNER' as const };
    const unconfirmed = userContext(db, buyer, { clock: world.clock });
    await expect(refund(unconfirmed, wanted)).rejects.toMatchObject({
      code: 'PASSWORD_CONFIRMATION_REQUIRED',
    });
    const passwordConfirmedAt = world.clock.now();
    const own = userContext(db, buyer, { clock: world.clock, passwordConfirmedAt });
    await expect(refund(own, wanted)).rejects.toMatchObject({ code: 'OWN_ORDER' });
    expect(await db.paymentRefund.count()).toBe(0);
  });

  it('A refund without a reason, or of no whole dollar, is refused', () => {
    const input = { number: 'SY1', way: 'SUM', amount: 5, left: 9, refundKey: randomUUID() };
    expect(refundOrderSchema.safeParse({ ...input, reason: 'x' }).success).toBe(true);
    for (const wrong of [
      { reason: ' ' },
      {},
      { reason: 'x', amount: 0 },
      { reason: 'x', amount: 1.5 },
    ])
      expect(refundOrderSchema.safeParse({ ...input, ...wrong }).success).toBe(false);
  });
});

describe('The preview of a refund by an operator', () => {
  it('It says what each way does to the membership and to the invoice, and writes nothing', async () => {
    const { id, number, userId } = await createPaid();
    const ctx = await asRole('ACCOUNTS');
    const until = await expiryOf(userId);
    const known = { paid: 2670, refunded: 0, left: 2670, ruleAmount: 2670, isRequested: false };
    expect(await preview(ctx, number, 'SUM')).toEqual({ ...known, refund: null });
    expect(await preview(ctx, number, 'SUM', 2671)).toEqual({ ...known, refund: null });
    expect(await preview(ctx, number, 'SUM', 500)).toMatchObject({
      refund: {
        amount: 500,
        ends: false,
        cardLast4: '4242',
        memberUntil: { before: until, after: until },
        invoice: { effect: 'SMALLER' },
      },
    });
    expect(await preview(ctx, number, 'WHOLE')).toMatchObject({
      refund: { ends: true, memberUntil: { after: null }, invoice: { effect: 'NOT_NEEDED' } },
    });
    await issueInvoice({
      ctx,
      input: { id, number: 'AB12345678', amount: 2670 },
    });
    const effectOf = async (way: RefundWay, amount?: number) =>
      (await preview(ctx, number, way, amount)).refund?.invoice;
    expect(await effectOf('SUM', 500)).toMatchObject({ effect: 'ALLOWANCE', number: 'AB12345678' });
    expect(await effectOf('WHOLE')).toMatchObject({ effect: 'VOID' });
    await refund(ctx, { number, amount: 500 });
    // Pending refunds count: the rest completes the whole amount, in parts.
    expect(await preview(ctx, number, 'WHOLE')).toMatchObject({
      refunded: 500,
      left: 2170,
      ruleAmount: 2170,
      refund: { amount: 2170, invoice: { effect: 'VOID' } },
    });
    await requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2170 } });
    expect(await preview(ctx, number, 'RULE')).toMatchObject({ isRequested: true, refund: null });
    await expect(preview(await asRole('SUPPORT'), number, 'WHOLE')).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
