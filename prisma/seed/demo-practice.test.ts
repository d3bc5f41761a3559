/** @module-tag extended */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDaysToDay, dateToDay, taipeiDay } from '~/domain/day';
import { getCurrentMembership } from '~/server/services/membership/queries';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '../factories/learner';
import { seed } from '../seed';
import { practiseAsDemo } from './demo-practice';

const db = await testDatabase();
const NOW = new Date('2026-11-24T02:00:00Z');

const practisedDays = async (userId: string): Promise<string[]> =>
  (await db.practiceDay.findMany({ where: { userId }, orderBy: { day: 'asc' } })).map(({ day }) =>
    dateToDay(day),
  );

describe('The practice of the demo account', () => {
  beforeAll(async () => {
    await resetDatabase(db);
    await seed(db, null);
  });

  it('Four weeks of it end today, with a member’s order, finished units, and reviews that are due', async () => {
    const user = await createLearner(db);
    await practiseAsDemo(db, user.id, NOW);
    const days = await practisedDays(user.id);
    expect(days.at(-1)).toBe(taipeiDay(NOW));
    expect(days[0]! >= addDaysToDay(taipeiDay(NOW), -27)).toBe(true);
    expect(days.length).toBeGreaterThanOrEqual(18);
    expect(await getCurrentMembership(db, user.id, NOW)).toMatchObject({ level: 'VIP' });
    expect(await db.order.findMany({ where: { userId: user.id } })).toMatchObject([
      { status: 'PAID', total: 0 },
    ]);
    expect(
      await db.enrolment.count({ where: { userId: user.id, completedAt: { not: null } } }),
    ).toBeGreaterThan(5);
    const ctx = userContext(db, user);
    ctx.clock.set(NOW);
    const { isDone, steps } = await getNextSteps({ ctx, input: {} });
    expect(isDone).toBe(false);
    expect(steps.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['REVIEW', 'CONTINUE']));
    const attempts = await db.attempt.groupBy({
      by: ['engine'],
      where: { userId: user.id },
      _count: true,
    });
    expect(attempts).toEqual([{ engine: 'demo', _count: expect.any(Number) }]);
  });

  it('A later start adds the days since, and a start on the same day nothing', async () => {
    const user = await createLearner(db);
    await practiseAsDemo(db, user.id, NOW);
    const before = await practisedDays(user.id);
    const attempts = await db.attempt.count({ where: { userId: user.id } });
    await practiseAsDemo(db, user.id, new Date(NOW.getTime() + 60_000));
    expect(await db.attempt.count({ where: { userId: user.id } })).toBe(attempts);
    const later = new Date('2026-11-27T10:00:00Z');
    await practiseAsDemo(db, user.id, later);
    const days = await practisedDays(user.id);
    expect(days.slice(0, before.length)).toEqual(before);
    expect(days.slice(before.length)).toEqual(['2026-11-25', '2026-11-26', '2026-11-27']);
    expect(await db.order.count({ where: { userId: user.id } })).toBe(1);
  });

  it('A start a month later looks back on four weeks, and buys again once the membership has ended', async () => {
    const user = await createLearner(db);
    await practiseAsDemo(db, user.id, NOW);
    await practiseAsDemo(db, user.id, new Date('2027-04-01T10:00:00Z'));
    const days = await practisedDays(user.id);
    expect(days.filter((day) => day > '2026-11-24' && day < '2027-03-05')).toEqual([]);
    expect(days).toContain('2027-03-05');
    expect(await db.order.count({ where: { userId: user.id } })).toBe(2);
  });

  it('Practice by a person with the demo account stays, and that day gets no made-up practice', async () => {
    const user = await createLearner(db);
    await practiseAsDemo(db, user.id, NOW);
    await db.attempt.updateMany({ where: { userId: user.id }, data: { engine: 'a person' } });
    const attempts = await db.attempt.count({ where: { userId: user.id } });
    await practiseAsDemo(db, user.id, NOW);
    expect(await db.attempt.count({ where: { userId: user.id, engine: 'a person' } })).toBe(
      attempts,
    );
    expect(await db.attempt.count({ where: { userId: user.id } })).toBe(attempts);
  });
});
