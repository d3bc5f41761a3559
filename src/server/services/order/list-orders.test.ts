import { beforeEach, describe, expect, it } from 'vitest';
import { type PageInput, pageInputSchema } from '~/schemas/paging';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { listOrders } from './list-orders';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const nextPage = (cursor: string | null) => pageInputSchema.parse({ cursor: cursor ?? undefined });

/** Creates a buyer with orders, which have the same time in pairs. */
async function createBuyer(orders: number) {
  const learner = await createLearner(db);
  const plan = await createPlan(db);
  const ids: string[] = [];
  for (let index = 0; index < orders; index++) {
    const at = new Date(TEST_NOON.getTime() - Math.floor(index / 2) * 60_000);
    ids.push((await createOrder(db, learner, { plan, at })).id);
  }
  return { ctx: userContext(db, learner), learner, plan, ids };
}

describe('The list of orders', () => {
  it('The pages of the list of orders have every order once, newest first, also orders of the same moment', async () => {
    const { ctx, ids } = await createBuyer(25);
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: PageInput['cursor'];
    do {
      const { rows, nextCursor } = await listOrders({ ctx, input: { cursor } });
      seen.push(...rows.map(({ id }) => id));
      sizes.push(rows.length);
      ({ cursor } = nextPage(nextCursor));
    } while (cursor);
    expect(sizes).toEqual([10, 10, 5]);
    expect(new Set(seen)).toEqual(new Set(ids));
    const orders = await db.order.findMany({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
    expect(seen).toEqual(orders.map(({ id }) => id));
  });

  it('A page of exactly all orders is the last one', async () => {
    const { ctx } = await createBuyer(10);
    const { rows, nextCursor } = await listOrders({ ctx, input: {} });
    expect([rows.length, nextCursor]).toEqual([10, null]);
  });

  it('A new order between two pages moves no order into both', async () => {
    const { ctx, learner, plan } = await createBuyer(15);
    const first = await listOrders({ ctx, input: {} });
    await createOrder(db, learner, { plan, at: new Date(TEST_NOON.getTime() + 60_000) });
    const second = await listOrders({ ctx, input: nextPage(first.nextCursor) });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([15, 15]);
  });

  it('The list of orders shows name, payment, invoice number and gift of an order in the caller’s language', async () => {
    const learner = await createLearner(db);
    const plan = await createPlan(db, { nameZh: '年方案', nameEn: 'A year' });
    const { id } = await createPaidOrder(db, learner, { plan, qty: 2 });
    // A later, declined payment does not hide the capture.
    await db.payment.create({
      data: {
        orderId: id,
        gateway: 'sandbox',
        reference: 'later',
        amount: 1,
        status: 'DECLINED',
        createdAt: new Date(TEST_NOON.getTime() + 3_600_000),
      },
    });
    await db.invoice.update({ where: { orderId: id }, data: { number: 'AB12345678' } });
    await db.gift.create({
      data: { orderId: id, email: 'mei@shuoyi.example', recipientName: '美' },
    });
    const list = (language: 'zh' | 'en') =>
      listOrders({ ctx: userContext(db, learner, { language }), input: {} });
    const { rows } = await list('zh');
    expect(rows).toEqual([
      {
        id,
        number: expect.stringMatching(/^SY/),
        status: 'PAID',
        total: plan.price * 2,
        discount: 0,
        createdAt: TEST_NOON,
        paidAt: expect.any(Date),
        expiresAt: expect.any(Date),
        lines: [{ id: expect.any(String), name: '年方案', qty: 2 }],
        payment: { status: 'CAPTURED', cardLast4: '4242' },
        invoiceNumber: 'AB12345678',
        gift: { email: 'mei@shuoyi.example', name: '美' },
      },
    ]);
    expect((await list('en')).rows[0]?.lines[0]?.name).toBe('A year');
  });

  it('A pending order after its time is listed as expired, before the worker has stored that', async () => {
    const { ctx } = await createBuyer(1);
    expect((await listOrders({ ctx, input: {} })).rows[0]?.status).toBe('PENDING');
    ctx.clock.advance({ hours: 25 });
    expect((await listOrders({ ctx, input: {} })).rows[0]?.status).toBe('EXPIRED');
  });

  it('The list of orders has the actor’s own alone, also after another user’s order', async () => {
    const { ids } = await createBuyer(2);
    const { ctx, ids: own } = await createBuyer(2);
    expect((await listOrders({ ctx, input: {} })).rows).toHaveLength(2);
    const cursor = { at: new Date(TEST_NOON.getTime() + 1), id: ids[0]! };
    const { rows } = await listOrders({ ctx, input: { cursor } });
    expect(rows.map(({ id }) => id).sort()).toEqual(own.sort());
    await expect(listOrders({ ctx: visitorContext(db), input: {} })).rejects.toThrow(
      'LOGIN_USER_REQUIRED',
    );
  });
});
