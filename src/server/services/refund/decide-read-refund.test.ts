import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createShop, payWithCard, placeTestOrder, type ShopFixture } from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { issueInvoice } from '../invoice/issue-invoice';
import { executeRefunds } from '../payment/execute-refunds';
import { approveRefund, rejectRefund } from './decide-refund';
import { listRefunds } from './list-refunds';
import { previewRefund } from './preview-refund';
import { requestRefund } from './request-refund';
import { withdrawRefund } from './withdraw-refund';

const db = await testDatabase();
let world: ShopFixture;
beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

const asRole = async (role: Role, name = '會計') =>
  userContext(db, await createLearner(db, { role, name }), {
    clock: world.clock,
    passwordConfirmedAt: world.clock.now(),
  });

/** A paid order of NT$2,670 with an open request, as an operator reads it. */
async function createRequest() {
  const { orderId: id, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan });
  await payWithCard(db, redirectUrl);
  await requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2670 } });
  const { number } = await db.order.findUniqueOrThrow({ where: { id } });
  const request = await db.refundRequest.findFirstOrThrow({ where: { orderId: id } });
  return { id, number, read: { id, requestId: request.id } };
}
const preview = (ctx: TestContext, number: string) => previewRefund({ ctx, input: { number } });

describe('The preview of a refund', () => {
  it('A preview says what an approval does to the membership and to an invoice that is not issued', async () => {
    const { number } = await createRequest();
    const before = await db.entitlement.count();
    const found = await preview(await asRole('ACCOUNTS'), number);
    expect(found).toMatchObject({
      amount: 2670,
      total: 2670,
      status: 'REQUESTED',
      cardLast4: '4242',
      lines: [{ name: '季方案', rule: 'SEVEN_DAYS', amount: 2670 }],
      effects: {
        memberUntil: { before: expect.any(Date), after: null },
        invoice: { effect: 'NOT_NEEDED' },
      },
    });
    expect(found?.dueAt).not.toBeNull();
    expect(await db.entitlement.count()).toBe(before);
  });

  it('A preview of an issued invoice says void, and an approval then makes it so', async () => {
    const { id, number, read } = await createRequest();
    await issueInvoice({
      ctx: world.system,
      input: { id, number: 'AB12345678', amount: 2670 },
    });
    const ctx = await asRole('OWNER');
    expect((await preview(ctx, number))?.effects?.invoice).toEqual({
      effect: 'VOID',
      status: 'ISSUED',
      number: 'AB12345678',
    });
    await approveRefund({ ctx, input: read });
    await executeRefunds({ ctx: world.system });
    const { status } = await db.invoice.findUniqueOrThrow({ where: { orderId: id } });
    expect(status).toBe('VOID_DUE');
  });

  it('A preview of an order without a request is empty, and that of no order is ORDER_NOT_FOUND', async () => {
    const { orderId: id } = await placeTestOrder(world.ctx, { plan: world.plan });
    const { number } = await db.order.findUniqueOrThrow({ where: { id } });
    const ctx = await asRole('OWNER');
    expect(await preview(ctx, number)).toBeNull();
    await expect(preview(ctx, 'SY20260101-NOBDY')).rejects.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });
});

describe('A decision about the request that was read', () => {
  it('Two operators who decide at once: one succeeds, and the other learns that it is decided', async () => {
    const { read } = await createRequest();
    const [first, second] = [await asRole('OWNER', '甲'), await asRole('ACCOUNTS', '乙')];
    const tries = await Promise.allSettled([
      approveRefund({ ctx: first, input: read }),
      rejectRefund({ ctx: second, input: { ...read, note: 'no' } }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'REFUND_DECIDED' },
    });
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('Two operators who approve at once make one refund, and the second learns who was faster', async () => {
    const { number, read } = await createRequest();
    const [first, second] = [await asRole('OWNER', '甲'), await asRole('ACCOUNTS', '乙')];
    const tries = await Promise.allSettled(
      [first, second].map((ctx) => approveRefund({ ctx, input: read })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await db.paymentRefund.count()).toBe(1);
    const name = tries[0]?.status === 'fulfilled' ? '甲' : '乙';
    expect(await preview(second, number)).toMatchObject({
      status: 'APPROVED',
      decidedBy: { name },
      effects: null,
    });
  });

  it('The same decision twice by one operator is one', async () => {
    const { read } = await createRequest();
    const ctx = await asRole('ACCOUNTS');
    const input = { ...read, reason: 'case 12' };
    await Promise.all([approveRefund({ ctx, input }), approveRefund({ ctx, input })]);
    expect(await db.paymentRefund.count()).toBe(1);
    expect(await db.operatorAct.findMany()).toMatchObject([
      {
        kind: 'refund.approve',
        before: { status: 'REQUESTED' },
        after: { status: 'APPROVED', amount: 2670 },
        reason: 'case 12',
      },
    ]);
  });

  it('A stale page decides nothing about a request that was withdrawn, nor about the one after it', async () => {
    const { id, read } = await createRequest();
    await withdrawRefund({ ctx: world.ctx, input: { id } });
    const ctx = await asRole('OWNER');
    const approve = () => approveRefund({ ctx, input: read });
    await expect(approve()).rejects.toMatchObject({ code: 'REFUND_WITHDRAWN' });
    await requestRefund({ ctx: world.ctx, input: { id, expectedAmount: 2670 } });
    await expect(approve()).rejects.toMatchObject({ code: 'REFUND_WITHDRAWN' });
    expect(await db.paymentRefund.count()).toBe(0);
  });

  it('The request of another order is not decided', async () => {
    const { read } = await createRequest();
    const other = await placeTestOrder(world.ctx, { plan: world.plan });
    const input = { id: other.orderId, requestId: read.requestId };
    const tried = approveRefund({ ctx: await asRole('OWNER'), input });
    await expect(tried).rejects.toMatchObject({ code: 'REFUND_NOT_OPEN' });
  });

  it('Support, editors, learners and visitors neither see nor decide a request', async () => {
    const { number, read } = await createRequest();
    for (const ctx of [await asRole('SUPPORT'), await asRole('EDITOR'), world.ctx]) {
      const error = { code: 'FORBIDDEN' };
      await expect(preview(ctx, number)).rejects.toMatchObject(error);
      const input = listRefundsSchema.parse({});
      await expect(listRefunds({ ctx, input })).rejects.toMatchObject(error);
      await expect(approveRefund({ ctx, input: read })).rejects.toMatchObject(error);
    }
    await expect(preview(visitorContext(db), number)).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('A decision without the confirmed password asks for it', async () => {
    const { read } = await createRequest();
    const ctx = userContext(db, await createLearner(db, { role: 'OWNER' }), {
      clock: world.clock,
    });
    await expect(approveRefund({ ctx, input: read })).rejects.toMatchObject({
      code: 'PASSWORD_CONFIRMATION_REQUIRED',
    });
  });
});

describe('The table of refund requests', () => {
  it('The table has what waits, and the decided ones when they are asked for', async () => {
    const { number, read } = await createRequest();
    const ctx = await asRole('ACCOUNTS');
    const list = async (input: object) =>
      (await listRefunds({ ctx, input: listRefundsSchema.parse(input) })).rows;
    expect(await list({})).toMatchObject([{ number, status: 'REQUESTED', amount: 2670 }]);
    expect(await list({ q: 'sy20260101-nobdy' })).toEqual([]);
    await rejectRefund({ ctx, input: { ...read, note: 'no' } });
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'REJECTED', q: world.learner.email })).toMatchObject([
      { number, dueAt: null },
    ]);
  });
});
