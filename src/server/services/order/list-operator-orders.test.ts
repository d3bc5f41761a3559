import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createCoupon } from '~prisma/factories/coupon';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { getOrderByNumber } from '../console/get-order';
import { listOperatorOrders } from './list-operator-orders';

let db: Database;
let ctx: TestContext;
let buyer: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = await as('ACCOUNTS');
  buyer = await createLearner(db, { name: '林小明' });
});

const as = async (role: Role) => userContext(db, await createLearner(db, { role }));
const read = (input: object = {}, caller = ctx) =>
  listOperatorOrders({ ctx: caller, input: listOperatorOrdersSchema.parse(input) });
const numbers = async (input: object) => (await read(input)).rows.map(({ number }) => number);

describe('The table of orders', () => {
  it('The orders are found by status, plan, coupon, day, and text', async () => {
    const plan = await createPlan(db);
    const paid = await createPaidOrder(db, buyer, { plan });
    const old = await createOrder(db, await createLearner(db, { name: 'Amy' }), {
      at: new Date(TEST_NOON.getTime() - 3 * 86_400_000),
    });
    const coupon = await createCoupon(db, { code: 'HELLO300' });
    const use = { couponId: coupon.id, userId: buyer.id, orderId: paid.id, usedAt: TEST_NOON };
    await db.couponUse.create({ data: use });
    await db.invoice.update({ where: { orderId: paid.id }, data: { number: 'AB12345678' } });
    const found = [
      { status: 'PAID' },
      { plan: plan.id },
      { coupon: ' hello300 ' },
      { from: '2026-11-21', to: '2026-11-21' },
      { q: 'ab-12345678' },
      { q: '4242' },
      { q: '小明' },
      { q: paid.number.toLowerCase() },
    ];
    for (const input of found)
      expect(await numbers(input), JSON.stringify(input)).toEqual([paid.number]);
    expect(await numbers({})).toEqual([paid.number, old.number]);
    expect(await numbers({ order: 'asc' })).toEqual([old.number, paid.number]);
    expect(await numbers({ q: '%' })).toEqual([]);
  });

  it('A pending order whose time is over is found and shown as expired, not as pending', async () => {
    const { number } = await createOrder(db, buyer, {
      at: new Date(TEST_NOON.getTime() - 2 * 86_400_000),
    });
    expect(await numbers({ status: 'PENDING' })).toEqual([]);
    expect((await read({ status: 'EXPIRED' })).rows).toMatchObject([{ number, status: 'EXPIRED' }]);
  });

  it.each(['createdAt', 'total'] as const)(
    'Pages by %s together have every order once, also with equal values',
    async (sort) => {
      const plan = await createPlan(db);
      for (let index = 0; index < TABLE_PAGE_SIZE + 5; index++)
        await createOrder(db, buyer, { plan });
      const first = await read({ sort });
      const second = await read({ sort, cursor: first.nextCursor });
      const all = [...first.rows, ...second.rows].map(({ number }) => number);
      expect(new Set(all).size).toBe(TABLE_PAGE_SIZE + 5);
      expect(second.nextCursor).toBeNull();
    },
  );

  it('Editors and support see no orders', async () => {
    for (const role of ['EDITOR', 'SUPPORT'] as const)
      await expect(read({}, await as(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('The page of an order', () => {
  it('The page has payments and everything that happened, the first first', async () => {
    const order = await createPaidOrder(db, buyer);
    await db.outboxMessage.create({
      data: {
        template: 'order-paid',
        recipient: buyer.email,
        payload: { orderId: order.id },
        status: 'SENT',
        createdAt: new Date(TEST_NOON.getTime() + 120_000),
      },
    });
    const operator = await createLearner(db, { role: 'ACCOUNTS', name: '阿雯' });
    await db.orderChange.create({
      data: {
        orderId: order.id,
        from: 'PAID',
        to: 'PAID',
        reason: 'a call',
        actor: `user:${operator.id}`,
        at: new Date(TEST_NOON.getTime() + 110_000),
      },
    });
    const { history, operators, payments, hasRefundRequest } = await getOrderByNumber({
      ctx,
      input: { number: order.number },
    });
    expect(operators).toEqual([{ id: operator.id, name: '阿雯' }]);
    expect(payments).toMatchObject([{ status: 'CAPTURED', cardLast4: '4242', refunded: 0 }]);
    expect(hasRefundRequest).toBe(false);
    const steps = history.map(({ kind, to }) => `${kind} ${to}`);
    expect(steps.slice(0, 2).sort()).toEqual(['payment STARTED', 'status PENDING']);
    expect(steps.slice(2, 4).sort()).toEqual(['payment CAPTURED', 'status PAID']);
    expect(steps.at(-1)).toBe('mail SENT');
  });
});
