import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GIFT_STATES, type GiftState } from '~/domain/gift';
import type { Role } from '~/domain/role';
import { listGiftsSchema } from '~/schemas/operator-gift';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import { type Database, Prisma } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { listGifts } from './list-gifts';

let db: Database;
let ctx: TestContext;
let buyer: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = await as('ACCOUNTS');
  buyer = await createLearner(db, { name: '林小明', email: 'lin_ming@shuoyi.example' });
});

const as = async (role: Role) => userContext(db, await createLearner(db, { role }));
const read = (input: object = {}, caller = ctx) =>
  listGifts({ ctx: caller, input: listGiftsSchema.parse(input) });
const numbers = async (input: object) => (await read(input)).rows.map(({ number }) => number);
const hoursAgo = (hours: number) => new Date(TEST_NOON.getTime() - hours * 3_600_000);

/** One gift in every state, each on another day, and an order that is no gift. */
async function createEveryState() {
  const claimer = await createLearner(db, { name: 'Amy', email: 'amy@shuoyi.example' });
  const other = await createLearner(db, { email: 'linxming@shuoyi.example' });
  const [waiting, lapsed, cancelled, sent, claimed, withdrawn] = [
    await createGift(db, buyer, { paid: false, at: hoursAgo(2) }),
    await createGift(db, buyer, { paid: false, at: hoursAgo(26) }),
    await createGift(db, buyer, { paid: false, at: hoursAgo(3) }),
    await createGift(db, buyer, { at: hoursAgo(50) }),
    await createGift(db, buyer, { at: hoursAgo(74), claimedById: claimer.id }),
    await createGift(db, other, { at: hoursAgo(98) }),
  ];
  await db.order.update({ where: { id: cancelled.orderId }, data: { status: 'CANCELLED' } });
  await db.gift.update({ where: { id: withdrawn.id }, data: { status: 'WITHDRAWN' } });
  await db.order.update({ where: { id: withdrawn.orderId }, data: { status: 'REFUNDED' } });
  await createOrder(db, buyer);
  return { claimer, waiting, lapsed, cancelled, sent, claimed, withdrawn };
}

/** The numbers of the gifts that SQL finds. */
async function queryNumbers(condition: Prisma.Sql): Promise<string[]> {
  const rows = await db.$queryRaw<{ number: string }[]>`
    SELECT o.number FROM "Gift" g JOIN "Order" o ON o.id = g."orderId" JOIN "User" b ON b.id = o."userId"
    LEFT JOIN "User" c ON c.id = g."claimedById"
    WHERE ${condition} ORDER BY o."createdAt" DESC, o.id DESC`;
  return rows.map(({ number }) => number);
}

const STATES: Record<GiftState, Prisma.Sql> = {
  WAITING: Prisma.sql`g.status = 'WAITING' AND o.status = 'PENDING' AND o."expiresAt" > ${TEST_NOON}`,
  LAPSED: Prisma.sql`g.status = 'WAITING' AND (o.status <> 'PENDING' OR o."expiresAt" <= ${TEST_NOON})`,
  SENT: Prisma.sql`g.status = 'SENT'`,
  CLAIMED: Prisma.sql`g.status = 'CLAIMED'`,
  WITHDRAWN: Prisma.sql`g.status = 'WITHDRAWN'`,
};

describe('The table of gifts', () => {
  it('The table has every gift, the latest order first, and no other order', async () => {
    await createEveryState();
    const all = await queryNumbers(Prisma.sql`TRUE`);
    expect(all).toHaveLength(6);
    expect(await numbers({})).toEqual(all);
    expect(await numbers({ order: 'asc' })).toEqual(all.toReversed());
  });

  it.each(GIFT_STATES)('The gifts of the state %s are those that SQL finds', async (state) => {
    await createEveryState();
    const { rows } = await read({ state });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map((row) => row.number)).toEqual(await queryNumbers(STATES[state]));
    for (const row of rows) expect(row.state).toBe(state);
  });

  it('The gifts are found by the beginning of a number, by a part of an address, and by day', async () => {
    const { sent, claimed } = await createEveryState();
    const { number } = sent.order;
    const first = number.slice(0, -1);
    const searches: [object, Prisma.Sql][] = [
      [{ q: ` ${number.toLowerCase()} ` }, Prisma.sql`o.number = ${number}`],
      [{ q: first }, Prisma.sql`starts_with(o.number, ${first})`],
      [{ q: claimed.email }, Prisma.sql`g.email = ${claimed.email}`],
      [{ q: 'LIN_MING@' }, Prisma.sql`starts_with(b.email, 'lin_ming@')`],
      [{ q: 'amy@shuoyi' }, Prisma.sql`c.email = 'amy@shuoyi.example'`],
      [{ q: 'n_m' }, Prisma.sql`b.email = ${buyer.email}`],
      [{ q: '%' }, Prisma.sql`FALSE`],
      [
        { from: '2026-11-18', to: '2026-11-19' },
        Prisma.sql`(o."createdAt" AT TIME ZONE 'Asia/Taipei')::date BETWEEN '2026-11-18' AND '2026-11-19'`,
      ],
      [{ q: 'amy@', state: 'SENT' }, Prisma.sql`FALSE`],
    ];
    for (const [input, condition] of searches)
      expect(await numbers(input), JSON.stringify(input)).toEqual(await queryNumbers(condition));
    expect(await numbers({ from: '2026-11-18', to: '2026-11-19' })).not.toEqual([]);
  });

  it('A row says who bought what for whom, and who claimed it', async () => {
    const { claimer, claimed } = await createEveryState();
    await db.gift.update({ where: { id: claimed.id }, data: { recipientName: '阿美' } });
    const { rows } = await read({ state: 'CLAIMED' }, { ...ctx, language: 'en' });
    expect(rows).toEqual([
      {
        number: claimed.order.number,
        createdAt: claimed.order.createdAt,
        state: 'CLAIMED',
        buyer: { id: buyer.id, name: '林小明', email: buyer.email },
        email: claimed.email,
        name: '阿美',
        lines: [{ name: claimed.order.lines[0]?.nameEn, qty: 1 }],
        sentAt: claimed.sentAt,
        claimedAt: claimed.claimedAt,
        claimedBy: { id: claimer.id, name: 'Amy', email: 'amy@shuoyi.example' },
        mail: null,
      },
    ]);
  });

  it('Deleted accounts are neither named nor found', async () => {
    const { claimer, claimed } = await createEveryState();
    const data = { anonymisedAt: TEST_NOON };
    await db.user.updateMany({ where: { id: { in: [buyer.id, claimer.id] } }, data });
    const { rows } = await read({ q: claimed.order.number });
    expect(rows).toMatchObject([{ buyer: null, claimedBy: null, claimedAt: claimed.claimedAt }]);
    expect(await numbers({ q: 'lin_ming' })).toEqual([]);
    expect(await numbers({ q: 'amy@' })).toEqual([]);
  });

  it('Pages together have every gift once, also with equal times', async () => {
    const plan = await createPlan(db);
    for (let index = 0; index < TABLE_PAGE_SIZE + 5; index++) {
      await createGift(db, buyer, { plan });
      if (index % 5 === 0) await createOrder(db, buyer, { plan });
    }
    const first = await read();
    const second = await read({ cursor: first.nextCursor });
    expect(first.rows).toHaveLength(TABLE_PAGE_SIZE);
    expect([...first.rows, ...second.rows].map(({ number }) => number)).toEqual(
      await queryNumbers(Prisma.sql`TRUE`),
    );
    expect(second.nextCursor).toBeNull();
  });

  it('Visitors, learners, editors and support see no gifts', async () => {
    const refused = { code: 'LOGIN_USER_REQUIRED' };
    await expect(read({}, visitorContext(db))).rejects.toMatchObject(refused);
    for (const role of ['USER', 'EDITOR', 'SUPPORT'] as const)
      await expect(read({}, await as(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each([
    { state: 'OPENED' },
    { from: 'yesterday' },
    { to: '2026-02-30' },
    { sort: 'email' },
    { cursor: 'nonsense' },
    { q: 'x'.repeat(81) },
  ])('A table with %j is refused', (wrong) => {
    expect(listGiftsSchema.safeParse(wrong).success).toBe(false);
  });
});
