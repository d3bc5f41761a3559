import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import {
  createSecondBuyer,
  createShop,
  payWithCard,
  placeTestOrder,
  type ShopFixture,
} from '~/test/order-fixture';
import { createLearner } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { openLesson } from '../lesson/open-lesson';
import { pauseMembership } from '../membership/pause-membership';
import { getMembershipExpiry } from '../membership/queries';
import { executeRefunds } from '../payment/execute-refunds';
import { approveRefund, rejectRefund } from './decide-refund';
import { getRefundOverview } from './refund-overview';
import { requestRefund } from './request-refund';
import { withdrawRefund } from './withdraw-refund';

const db = await testDatabase();
let world: ShopFixture;

beforeEach(async () => {
  await resetDatabase(db);
  world = await createShop(db);
});
afterEach(() => world.shop.close());

/** The learner's paid order of a quarter for NT$2,670. */
async function createBoughtOrder(qty = 1): Promise<{ id: string }> {
  const { orderId, redirectUrl } = await placeTestOrder(world.ctx, { plan: world.plan, qty });
  await payWithCard(db, redirectUrl);
  return { id: orderId };
}
const requestNow = (input: { id: string }, expectedAmount = 2670) =>
  requestRefund({ ctx: world.ctx, input: { ...input, expectedAmount } });
const approve = (input: { id: string }) => approveRefund({ ctx: world.system, input });
const getStatus = async ({ id }: { id: string }) =>
  (await db.order.findUniqueOrThrow({ where: { id } })).status;
const getExpiry = () => getMembershipExpiry(db, world.learner.id, world.clock.now());

describe('A refund', () => {
  it('A refund of an unused order is requested, approved and made in full, and ends the membership', async () => {
    const input = await createBoughtOrder();
    expect((await getRefundOverview({ ctx: world.ctx, input })).quote?.amount).toBe(2670);
    expect(await requestNow(input)).toMatchObject({
      quote: null,
      request: { status: 'REQUESTED' },
    });
    expect(await getExpiry()).not.toBeNull();
    await approve(input);
    expect(await getExpiry()).toBeNull();
    expect(await getStatus(input)).toBe('PAID');
    await executeRefunds({ ctx: world.system });
    expect(await getStatus(input)).toBe('REFUNDED');
    expect(await getRefundOverview({ ctx: world.ctx, input })).toMatchObject({
      refunded: 2670,
      request: { status: 'APPROVED', amount: 2670 },
    });
  });

  it('A refund deducts used days once a members’ unit was opened, but not for a free one', async () => {
    const input = await createBoughtOrder();
    const free = await createUnit(db, { access: 'FREE' });
    await openLesson({ ctx: world.ctx, input: { slug: free.slug } });
    expect((await getRefundOverview({ ctx: world.ctx, input })).quote?.amount).toBe(2670);
    const vip = await createUnit(db, { access: 'VIP' });
    await openLesson({ ctx: world.ctx, input: { slug: vip.slug } });
    const { quote } = await getRefundOverview({ ctx: world.ctx, input });
    expect(quote?.lines).toMatchObject([{ rule: 'BY_DAY', usedDays: 1 }]);
    expect(quote!.amount).toBeLessThan(2670);
    await expect(requestNow(input)).rejects.toMatchObject({ code: 'REFUND_CHANGED' });
  });

  it('A refund is worth the same after a pause as before it', async () => {
    const input = await createBoughtOrder();
    const vip = await createUnit(db, { access: 'VIP' });
    await openLesson({ ctx: world.ctx, input: { slug: vip.slug } });
    world.clock.advance({ days: 10 });
    const countUsedDays = async () =>
      (await getRefundOverview({ ctx: world.ctx, input })).quote?.lines[0]?.usedDays;
    expect(await countUsedDays()).toBe(11);
    const { id } = world.learner;
    await pauseMembership({ ctx: world.system, input: { id, days: 30, reason: 'x' } });
    world.clock.advance({ days: 30 });
    expect(await countUsedDays()).toBe(11);
    world.clock.advance({ days: 1 });
    expect(await countUsedDays()).toBe(12);
  });

  it('A refund lets the plan bought after it begin at once, and that plan stays refundable in full', async () => {
    const first = await createBoughtOrder();
    const second = await createBoughtOrder();
    world.clock.advance({ days: 40 });
    const { quote } = await getRefundOverview({ ctx: world.ctx, input: first });
    await requestNow(first, quote!.amount);
    await approve(first);
    const next = await getRefundOverview({ ctx: world.ctx, input: second });
    expect(next.quote?.lines).toMatchObject([{ usedDays: 1 }]);
    const days = ((await getExpiry())!.getTime() - world.clock.now().getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(118);
  });

  it('A refund that is requested twice, approved twice and executed by several workers is made once', async () => {
    const input = await createBoughtOrder();
    await Promise.all([requestNow(input), requestNow(input), requestNow(input)]);
    expect(await db.refundRequest.count()).toBe(1);
    await Promise.all([approve(input), approve(input), approve(input)]);
    await Promise.all([1, 2, 3].map(() => executeRefunds({ ctx: world.system })));
    expect(await db.paymentRefund.count()).toBe(1);
    expect((await db.sandboxCharge.findFirstOrThrow()).refunded).toBe(2670);
    expect(await db.entitlement.count({ where: { kind: 'REFUND' } })).toBe(1);
  });

  it('A refund request can be withdrawn until it is decided, but not afterwards', async () => {
    const input = await createBoughtOrder();
    await requestNow(input);
    const withdraw = () => withdrawRefund({ ctx: world.ctx, input });
    expect(await withdraw()).toMatchObject({ request: { status: 'WITHDRAWN' } });
    expect(await withdraw()).toMatchObject({ quote: { amount: 2670 } });
    await expect(approve(input)).rejects.toMatchObject({ code: 'REFUND_NOT_OPEN' });
    await requestNow(input);
    await approve(input);
    await expect(withdraw()).rejects.toMatchObject({ code: 'REFUND_ALREADY_DECIDED' });
  });

  it('Exactly one of a concurrent approval and withdrawal of a refund request takes effect', async () => {
    const input = await createBoughtOrder();
    await requestNow(input);
    const results = await Promise.allSettled([
      approve(input),
      withdrawRefund({ ctx: world.ctx, input }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const ended = (await getExpiry()) === null;
    expect(await db.paymentRefund.count()).toBe(ended ? 1 : 0);
  });

  it('A rejected refund leaves the membership, mails the reason, and can be requested again', async () => {
    const input = await createBoughtOrder();
    await requestNow(input);
    await rejectRefund({ ctx: world.system, input: { ...input, note: '帳號由公司付款' } });
    expect(await getExpiry()).not.toBeNull();
    expect(await requestNow(input)).toMatchObject({ request: { status: 'REQUESTED' } });
    const templates = await db.outboxMessage.findMany({ orderBy: { createdAt: 'asc' } });
    expect(templates.map(({ template }) => template)).toEqual([
      'order-paid',
      'refund-requested',
      'refund-rejected',
      'refund-requested',
    ]);
  });

  it('A refund request stored without the paid amounts of its lines is still shown', async () => {
    const input = await createBoughtOrder();
    await requestNow(input);
    const [request] = await db.refundRequest.findMany();
    const [{ paid, ...older }] = request!.lines as unknown as [{ paid: number }];
    expect(paid).toBe(2670);
    await db.refundRequest.updateMany({ data: { lines: [older] } });
    const overview = await getRefundOverview({ ctx: world.ctx, input });
    expect(overview.request).toMatchObject({
      amount: 2670,
      lines: [{ rule: 'SEVEN_DAYS', amount: 2670 }],
    });
    await approve(input);
  });

  it('A second refund of an order, or one of an unpaid order, is rejected', async () => {
    const input = await createBoughtOrder();
    await requestNow(input);
    await approve(input);
    await executeRefunds({ ctx: world.system });
    expect(await requestNow(input)).toMatchObject({ quote: null, refunded: 2670 });
    const { orderId } = await placeTestOrder(world.ctx, { plan: world.plan });
    await expect(requestNow({ id: orderId })).rejects.toMatchObject({
      code: 'REFUND_NOT_POSSIBLE',
    });
    expect(await db.refundRequest.count()).toBe(1);
  });
});

it('An operator does not decide the refund of an own order, another one does', async () => {
  const input = await createBoughtOrder();
  await requestNow(input);
  const data = { role: 'ACCOUNTS' } as const;
  const asOperator = (operator: { id: string; role: 'ACCOUNTS' }) =>
    userContext(db, operator, { clock: world.clock, passwordConfirmedAt: world.clock.now() });
  const buyer = asOperator({ ...world.learner, ...data });
  await db.user.update({ where: { id: world.learner.id }, data });
  const colleague = asOperator({ ...(await createLearner(db, data)), ...data });
  for (const decide of [
    () => approveRefund({ ctx: buyer, input }),
    () => rejectRefund({ ctx: buyer, input: { ...input, note: 'no' } }),
  ])
    await expect(decide()).rejects.toMatchObject({ code: 'OWN_ORDER' });
  await approveRefund({ ctx: colleague, input });
  expect(await db.refundRequest.findFirst()).toMatchObject({
    status: 'APPROVED',
    decidedBy: `user:${colleague.actor.kind === 'user' && colleague.actor.id}`,
  });
});

it('Other users cannot see or request a refund, and only operators decide one', async () => {
  const input = await createBoughtOrder();
  const stranger = await createSecondBuyer(db, world);
  const calls = [
    [() => getRefundOverview({ ctx: stranger, input }), 'ORDER_NOT_FOUND'],
    [
      () => requestRefund({ ctx: stranger, input: { ...input, expectedAmount: 2670 } }),
      'ORDER_NOT_FOUND',
    ],
    [() => withdrawRefund({ ctx: stranger, input }), 'ORDER_NOT_FOUND'],
    [() => approveRefund({ ctx: world.ctx, input }), 'FORBIDDEN'],
    [() => rejectRefund({ ctx: stranger, input: { ...input, note: 'no' } }), 'FORBIDDEN'],
    [() => getRefundOverview({ ctx: visitorContext(db), input }), 'LOGIN_USER_REQUIRED'],
    [() => approveRefund({ ctx: visitorContext(db), input }), 'LOGIN_USER_REQUIRED'],
    [
      () => approveRefund({ ctx: systemContext(db), input: { id: crypto.randomUUID() } }),
      'ORDER_NOT_FOUND',
    ],
  ] as const;
  for (const [call, code] of calls) await expect(call()).rejects.toMatchObject({ code });
});
