import { beforeEach, describe, expect, it } from 'vitest';
import { addDaysToDay, dayToDate, startOfDay } from '~/domain/day';
import type { Database, Prisma } from '~/server/db';
import { createTestClock, systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit } from '~prisma/factories/unit';
import { refreshFigures } from './refresh-figures';

const db = await testDatabase();
const TODAY = '2026-11-21';
const at = (day: string, minutes = 0) => new Date(startOfDay(day).getTime() + minutes * 60_000);
const clock = createTestClock();
const ctx = systemContext(db, { clock });
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
});

const count = async (minutes = 5) => {
  clock.advance({ minutes });
  return refreshFigures({ ctx });
};

/** The stored totals of a figure by day, over all keys. */
async function stored(figure: string): Promise<Record<string, number>> {
  const rows = await db.dailyFigure.groupBy({
    by: ['day'],
    where: { figure },
    _sum: { value: true },
  });
  return Object.fromEntries(
    rows.map(({ day, _sum }) => [day.toISOString().slice(0, 10), Number(_sum.value)]),
  );
}

async function refund(
  order: { payments: { id: string }[] },
  amount: number,
  settledAt: Date,
  overrides: Partial<Prisma.PaymentRefundUncheckedCreateInput> = {},
) {
  const row = { refundKey: crypto.randomUUID(), actor: 'system:test', reason: 'test' };
  const paymentId = order.payments[0]!.id;
  const common = { ...row, paymentId, amount, settledAt, status: 'SUCCEEDED' } as const;
  return db.paymentRefund.create({ data: { ...common, ...overrides } });
}

describe('The count of figures', () => {
  it('books a payment at 23:59 in Taipei on its day and one at 00:00 on the next', async () => {
    const buyer = await createLearner(db, { createdAt: at('2026-11-01') });
    const plan = await createPlan(db, { price: 990 });
    // A factory's order is paid a minute after the checkout.
    await createPaidOrder(db, buyer, { plan, at: at('2026-11-20', 24 * 60 - 2) });
    await createPaidOrder(db, buyer, { plan, qty: 2, at: at('2026-11-20', 24 * 60 - 1) });
    await count();
    expect(await stored('captured')).toEqual({ '2026-11-20': 990, '2026-11-21': 1980 });
    expect(await stored('orders')).toEqual({ '2026-11-20': 1, '2026-11-21': 1 });
  });

  it('books a refund on its own day, and neither a pending one nor that of an unusable capture', async () => {
    const buyer = await createLearner(db, { createdAt: at('2026-11-01') });
    const order = await createPaidOrder(db, buyer, { at: at('2026-11-02') });
    await count();
    expect(await stored('refunded')).toEqual({});
    await refund(order, 400, at('2026-11-19', 24 * 60 - 1));
    await refund(order, 90, at('2026-11-20'));
    await refund(order, 50, at('2026-11-20'), { status: 'PENDING' });
    await refund(order, 990, at('2026-11-20'), { ofOrder: false });
    await count();
    expect(await stored('refunded')).toEqual({ '2026-11-19': 400, '2026-11-20': 90 });
    expect(await stored('captured')).toEqual({ '2026-11-02': 990 });
  });

  it('divides the refund of an order with several plans to the dollar', async () => {
    const buyer = await createLearner(db, { createdAt: at('2026-11-01') });
    const order = await createPaidOrder(db, buyer, { at: at('2026-11-02') });
    const { id: _, orderId, ...line } = order.lines[0]!;
    const others = [await createPlan(db), await createPlan(db)];
    for (const { id: productId } of others)
      await db.orderLine.create({
        data: { ...line, orderId, productId, unitPrice: 331, subtotal: 331, discount: 1 },
      });
    await refund(order, 1000, at('2026-11-20'));
    await count();
    const parts = await db.dailyFigure.findMany({ where: { figure: 'refunded' } });
    expect(parts).toHaveLength(3);
    expect(parts.reduce((sum, { value }) => sum + Number(value), 0)).toBe(1000);
    const main = parts.find(({ key }) => key === line.productId)!;
    expect(Number(main.value)).toBeGreaterThanOrEqual(600);
    expect(Number(main.value)).toBeLessThanOrEqual(601);
  });

  it('knows a first purchase, a renewal, and a trial that led to a purchase', async () => {
    const learner = await createLearner(db, { createdAt: at('2026-11-03') });
    await db.entitlement.create({
      data: {
        userId: learner.id,
        kind: 'TRIAL',
        days: 14,
        grantedAt: at('2026-11-04'),
        sourceKey: 'trial',
        reason: 'test',
      },
    });
    await createPaidOrder(db, learner, { at: at('2026-11-06') });
    await createPaidOrder(db, learner, { at: at('2026-11-16') });
    await createPaidOrder(db, await createLearner(db, { createdAt: at('2026-11-06') }), {
      at: at('2026-11-06'),
    });
    await count();
    expect(await stored('accounts')).toEqual({ '2026-11-03': 1, '2026-11-06': 1 });
    expect(await stored('trials')).toEqual({ '2026-11-04': 1 });
    expect(await stored('firstPayments')).toEqual({ '2026-11-06': 2 });
    expect(await stored('newMembers')).toEqual({ '2026-11-06': 2 });
    expect(await stored('trialsPaid')).toEqual({ '2026-11-06': 1 });
    expect(await stored('renewals')).toEqual({ '2026-11-16': 1 });
  });

  it('keeps what a disabled account paid, and counts it among the active members no more', async () => {
    const [kept, disabled] = await Promise.all([1, 2].map(() => createLearner(db)));
    for (const { id: userId } of [kept!, disabled!]) {
      await createPaidOrder(db, { id: userId }, { at: at('2026-11-20') });
      await db.membershipEnd.create({ data: { userId, endsAt: at('2026-12-20') } });
    }
    await count();
    expect(await stored('activeMembers')).toEqual({ [TODAY]: 2 });
    await db.user.update({ where: { id: disabled!.id }, data: { disabledAt: clock.now() } });
    await count();
    expect(await stored('activeMembers')).toEqual({ [TODAY]: 1 });
    expect(await stored('captured')).toEqual({ '2026-11-20': 1980 });
    clock.advance({ days: 1 });
    await count();
    expect(await stored('activeMembers')).toEqual({ [TODAY]: 1, '2026-11-22': 1 });
  });

  it('counts practice, words, sounds and units, and forgets a stop when the unit is taken up again', async () => {
    const { id: userId } = await createLearner(db, { createdAt: at('2026-11-01') });
    const unit = await createUnit(db);
    const day = dayToDate('2026-11-05');
    await db.practiceDay.create({ data: { userId, day, attempts: 3, spokenMs: 4000 } });
    await db.phonemeStat.createMany({
      data: [
        { userId, week: dayToDate('2026-11-02'), expected: 'TH', heard: 'TH', count: 3 },
        { userId, week: dayToDate('2026-11-02'), expected: 'TH', heard: 'S', count: 2 },
      ],
    });
    const word = unit.items.find(({ kind }) => kind === 'WORD')!;
    const common = { userId, itemId: word.id, score: 50, words: [], engine: 'test' };
    const attempt = { ...common, accent: 'US', madeAt: at('2026-11-01') } as const;
    await db.attempt.createMany({
      data: [
        {
          ...attempt,
          id: crypto.randomUUID(),
          mode: 'SPEAK',
          passed: true,
          savedAt: at('2026-11-05'),
        },
        {
          ...attempt,
          id: crypto.randomUUID(),
          mode: 'SPEAK',
          passed: false,
          savedAt: at('2026-11-05'),
        },
        {
          ...attempt,
          id: crypto.randomUUID(),
          mode: 'TYPE',
          passed: true,
          savedAt: at('2026-11-05'),
        },
      ],
    });
    const active = { startedAt: at('2026-11-05'), lastActiveAt: at('2026-11-05', 30) };
    await db.enrolment.create({ data: { userId, unitId: unit.id, ...active } });
    await count();
    const days = [
      'firstPractices',
      'learners',
      'spokenMs',
      'wordTries',
      'wordPasses',
      'unitStarts',
      'unitStops',
    ];
    const values = await Promise.all(
      days.map(async (figure) => (await stored(figure))['2026-11-05']),
    );
    expect(values).toEqual([1, 1, 4000, 2, 1, 1, 1]);
    expect(await stored('soundTries')).toEqual({ '2026-11-02': 5 });
    expect(await stored('soundClear')).toEqual({ '2026-11-02': 3 });
    await db.enrolment.updateMany({ data: { lastActiveAt: at(TODAY), completedAt: at(TODAY) } });
    await count();
    expect(await stored('unitStops')).toEqual({});
    expect(await stored('unitFinishes')).toEqual({ [TODAY]: 1 });
  });

  it('counts earlier days once, slice by slice, back to the first account', async () => {
    const buyer = await createLearner(db, { createdAt: at('2025-08-31', 24 * 60 - 1) });
    await createPaidOrder(db, buyer, { at: at('2025-09-01') });
    await createPaidOrder(db, buyer, { at: at('2026-03-31', 24 * 60 - 2) });
    await count();
    await count();
    expect(await stored('captured')).toEqual({ '2025-09-01': 990, '2026-03-31': 990 });
    expect(await stored('accounts')).toEqual({ '2025-08-31': 1 });
    const progress = await db.figureProgress.findUniqueOrThrow({ where: { id: 1 } });
    expect(progress.countedFrom!.toISOString() <= '2025-08-31T00:00:00.000Z').toBe(true);
    clock.advance({ minutes: 1 });
    expect(await refreshFigures({ ctx })).toBe(0);
  });

  it('counts every day that a stopped worker missed', async () => {
    const buyer = await createLearner(db, { createdAt: at('2026-11-01') });
    await count();
    await createPaidOrder(db, buyer, { at: at('2026-11-21', 60 * 20) });
    clock.advance({ days: 90 });
    await count();
    expect(await stored('captured')).toEqual({ [TODAY]: 990 });
  });

  it('gives the same totals when two workers count at once, and writes nothing new for unchanged days', async () => {
    const buyer = await createLearner(db, { createdAt: at(addDaysToDay(TODAY, -200)) });
    await createPaidOrder(db, buyer, { at: at('2026-05-01') });
    await createPaidOrder(db, buyer, { at: at('2026-11-10') });
    clock.advance({ minutes: 5 });
    const days = await Promise.all([refreshFigures({ ctx }), refreshFigures({ ctx })]);
    expect(days.reduce((sum, one) => sum + one, 0)).toBe(45 + 6 * 31);
    expect(await stored('captured')).toEqual({ '2026-05-01': 990, '2026-11-10': 990 });
    const rows = () => versions(db);
    const before = await rows();
    await count();
    expect(await rows()).toEqual(before);
  });
});

/** The version of every stored row, which changes when the row is written. */
function versions(database: Database): Promise<unknown> {
  return database.$queryRaw`
    SELECT figure, day, key, xmin::text AS version FROM "DailyFigure"
    WHERE figure <> 'activeMembers' ORDER BY figure, day, key`;
}
