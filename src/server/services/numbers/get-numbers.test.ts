import { beforeEach, describe, expect, it } from 'vitest';
import { addDaysToDay, dayToDate, startOfDay } from '~/domain/day';
import { daysUntil, ENDING_DAYS, LEFT_AFTER_DAYS, MIN_TRIES } from '~/domain/figure';
import { DEMO_EMAIL } from '~/lib/demo-email';
import { numbersSchema } from '~/schemas/numbers';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit } from '~prisma/factories/unit';
import { getNumbers } from './get-numbers';
import { readHardSounds } from './read-content';
import { refreshFigures } from './refresh-figures';

const db = await testDatabase();
const TODAY = '2026-11-21';
const at = (day: string, minutes = 0) => new Date(startOfDay(day).getTime() + minutes * 60_000);
const clock = createTestClock();
let owner: Learner;
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  owner = await createLearner(db, { role: 'OWNER', createdAt: at('2026-08-01') });
});

const count = () => refreshFigures({ ctx: systemContext(db, { clock }) });
const read = (days = 7) =>
  getNumbers({ ctx: userContext(db, owner, { clock }), input: numbersSchema.parse({ days }) });

/** The sum of a column by plain SQL, without stored totals. */
async function sum(sql: string): Promise<number> {
  const [row] = await db.$queryRawUnsafe<{ sum: number | null }[]>(sql);
  return Number(row?.sum ?? 0);
}

describe('The numbers of the console', () => {
  it('The numbers say that the made-up practice of the demo account is among them, where there is one', async () => {
    expect(await read()).toMatchObject({ hasDemo: false });
    await createLearner(db, { email: DEMO_EMAIL });
    expect(await read()).toMatchObject({ hasDemo: true });
  });

  it('The numbers are equal to plain SQL over orders and refunds of random times and amounts', async () => {
    const plans = await Promise.all([
      createPlan(db, { price: 990, months: 1 }),
      createPlan(db, { price: 2670, months: 3 }),
    ]);
    const buyer = await createLearner(db, { createdAt: at('2026-10-01') });
    for (let index = 0; index < 40; index++) {
      const minutes = (index * 7919) % (20 * 1440);
      const plan = plans[index % 2]!;
      const order = await createPaidOrder(db, buyer, { plan, at: at('2026-11-01', minutes) });
      if (index % 4 > 0) continue;
      const settledAt = at('2026-11-01', minutes + ((index * 977) % 4000));
      const row = {
        amount: 100 + index,
        status: 'SUCCEEDED',
        settledAt,
        actor: 'system:test',
      } as const;
      await db.paymentRefund.create({
        data: { ...row, paymentId: order.payments[0]!.id, refundKey: `${index}`, reason: 'test' },
      });
    }
    await count();
    const { days, plans: revenue } = await read();
    const add = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const within = (column: string) =>
      `(${column} + interval '8 hours') AT TIME ZONE 'UTC' >= date '2026-11-15'
       AND (${column} + interval '8 hours') AT TIME ZONE 'UTC' < date '2026-11-22'`;
    const captured = add(revenue.flatMap((plan) => plan.captured));
    expect(captured).toBeGreaterThan(0);
    expect(captured).toBe(await sum(`SELECT sum(total) FROM "Order" WHERE ${within('"paidAt"')}`));
    const refunded = add(revenue.flatMap((plan) => plan.refunded));
    expect(refunded).toBeGreaterThan(0);
    expect(refunded).toBe(
      await sum(`SELECT sum(amount) FROM "PaymentRefund" WHERE ${within('"settledAt"')}`),
    );
    expect(add(days.map(({ orders }) => orders))).toBe(
      await sum(`SELECT count(*) AS sum FROM "Order" WHERE ${within('"paidAt"')}`),
    );
    expect(revenue.map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
  });

  it('The numbers have what happened today before the worker counts again, and say what it has not counted', async () => {
    const buyer = await createLearner(db, { createdAt: at(TODAY) });
    await createPaidOrder(db, buyer, { at: at(TODAY) });
    const before = await read();
    expect(before).toMatchObject({ countedAt: null, isComplete: false });
    expect(before.days.at(-1)).toMatchObject({ day: TODAY, orders: 1, accounts: 1, newMembers: 1 });
    expect(before.days.map(({ activeMembers }) => activeMembers)).toEqual([
      ...Array(6).fill(null),
      0,
    ]);
    await count();
    await createPaidOrder(db, buyer, { at: at(TODAY, 60) });
    const after = await read();
    expect(after).toMatchObject({ countedAt: clock.now(), isComplete: true });
    expect(after.days.at(-1)).toMatchObject({ orders: 2, renewals: 1, firstPayments: 1 });
    expect(after.plans.map(({ captured }) => captured.at(-1))).toEqual([990, 990]);
  });

  it('Memberships that end in 30 days are counted by their day, without those of disabled accounts', async () => {
    const last = addDaysToDay(TODAY, ENDING_DAYS - 1);
    const ends = [at(TODAY, 60), at(TODAY, 1439), at(last, 1439), at(last, 1440)];
    for (const endsAt of ends) {
      const { id: userId } = await createLearner(db);
      await db.membershipEnd.create({ data: { userId, endsAt } });
    }
    const { id: userId } = await createLearner(db, { disabledAt: clock.now() });
    await db.membershipEnd.create({ data: { userId, endsAt: at(TODAY, 1439) } });
    const { ending } = await read();
    expect(ending).toHaveLength(ENDING_DAYS);
    expect(ending.filter(({ members }) => members > 0)).toEqual([
      { day: TODAY, members: 1 },
      { day: last, members: 1 },
    ]);
  });

  it('The hardest words and reliable sounds come first, of those with enough tries, and units that were left are counted', async () => {
    const { id: userId } = await createLearner(db, { createdAt: at('2026-11-01') });
    const unit = await createUnit(db);
    const [hard, easy, rare] = unit.items.filter(({ kind }) => kind === 'WORD');
    const attempt = { userId, score: 50, words: [], engine: 'test', accent: 'US' } as const;
    const tries = (itemId: string, passes: number, total: number) =>
      Array.from({ length: total }, (_, index) => ({
        ...attempt,
        id: crypto.randomUUID(),
        itemId,
        mode: 'SPEAK' as const,
        passed: index < passes,
        madeAt: at(TODAY),
        savedAt: at('2026-11-20', index),
      }));
    await db.attempt.createMany({
      data: [
        ...tries(easy!.id, MIN_TRIES - 1, MIN_TRIES),
        ...tries(hard!.id, 2, MIN_TRIES + 2),
        ...tries(rare!.id, 0, MIN_TRIES - 1),
      ],
    });
    const week = dayToDate('2026-11-16');
    await db.phonemeStat.createMany({
      data: [
        { userId, week, expected: 'SH', heard: 'SH', count: 8 },
        { userId, week, expected: 'SH', heard: 'S', count: 4 },
        // The scorer misrecognises too many of these sounds.
        { userId, week, expected: 'TH', heard: 'S', count: 90 },
      ],
    });
    const stopped = at(addDaysToDay(TODAY, -LEFT_AFTER_DAYS), 1439);
    const { id: unitId, slug } = unit;
    await db.enrolment.create({
      data: { userId, unitId, startedAt: at('2026-11-01'), lastActiveAt: stopped },
    });
    await count();
    const { words, units } = await read();
    const sounds = await readHardSounds(db, daysUntil(TODAY, 7), new Set(['SH']));
    expect(words).toEqual([
      { text: hard!.text, tries: MIN_TRIES + 2, passes: 2 },
      { text: easy!.text, tries: MIN_TRIES, passes: MIN_TRIES - 1 },
    ]);
    expect(sounds).toEqual([{ text: 'SH', tries: 12, passes: 8 }]);
    expect(units).toMatchObject([{ slug, starts: 1, finishes: 0, left: 1 }]);
  });

  it('The numbers are refused to visitors, learners and operators without the permission, and for other periods', async () => {
    const input = numbersSchema.parse({});
    for (const role of ['USER', 'EDITOR', 'SUPPORT'] as const) {
      const ctx = userContext(db, await createLearner(db, { role }));
      await expect(getNumbers({ ctx, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect(getNumbers({ ctx: visitorContext(db), input })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    expect(numbersSchema.safeParse({ days: 10_000 }).success).toBe(false);
  });
});
