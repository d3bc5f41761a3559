import { beforeEach, describe, expect, it } from 'vitest';
import { startOfDay } from '~/domain/day';
import { numbersSchema } from '~/schemas/numbers';
import { POLICY } from '~/server/throttle/policy';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { getNumbers } from './get-numbers';
import { recordFirstScore } from './record-first-score';
import { refreshFigures } from './refresh-figures';

const db = await testDatabase();
const clock = createTestClock();
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
});

/** A visitor in another network each. */
const visitor = (index = 0) =>
  visitorContext(db, { clock, client: { address: `10.${index >> 8}.${index & 255}.1` } });
const count = () => refreshFigures({ ctx: systemContext(db, { clock }) });
const stored = () =>
  db.$queryRaw<{ day: string; value: number }[]>`
    SELECT day::text, value::int FROM "DailyFigure" WHERE figure = 'firstScores' ORDER BY day`;

async function read() {
  const owner = await createLearner(db, { role: 'OWNER' });
  const ctx = userContext(db, owner, { clock });
  const { days, firstScoresSince } = await getNumbers({
    ctx,
    input: numbersSchema.parse({ days: 7 }),
  });
  return { since: firstScoresSince, days: days.map(({ firstScores }) => firstScores) };
}

describe('The first scores of visitors', () => {
  it('The first scores of many visitors at once are all counted, on the day in Taipei', async () => {
    clock.set('2026-11-21T15:59:59Z');
    await Promise.all(Array.from({ length: 20 }, (_, i) => recordFirstScore({ ctx: visitor(i) })));
    clock.advance({ seconds: 1 });
    await recordFirstScore({ ctx: visitor() });
    expect(await stored()).toEqual([
      { day: '2026-11-21', value: 20 },
      { day: '2026-11-22', value: 1 },
    ]);
  });

  it('A user’s first score is not counted', async () => {
    const learner = await createLearner(db);
    await recordFirstScore({ ctx: userContext(db, learner, { clock }) });
    expect(await stored()).toEqual([]);
    expect(await db.throttle.count()).toBe(0);
  });

  it('One address adds no more first scores than its limit, and nothing of it is stored with the count', async () => {
    const { points } = POLICY['first-score'].block;
    const again = () => recordFirstScore({ ctx: visitor(7) });
    for (let index = 0; index < points; index++) await again();
    await expect(again()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await stored()).toEqual([{ day: '2026-11-21', value: points }]);
    expect(await db.dailyFigure.findMany()).toEqual([
      { figure: 'firstScores', day: new Date('2026-11-21'), key: '', value: BigInt(points) },
    ]);
  });

  it('The numbers show first scores at once and since which day they are counted, and a count of the worker keeps them', async () => {
    expect(await read()).toEqual({ since: null, days: Array(7).fill(null) });
    clock.set(startOfDay('2026-11-19'));
    await count();
    clock.set(startOfDay('2026-11-20'));
    for (const index of [1, 2, 3]) await recordFirstScore({ ctx: visitor(index) });
    clock.set('2026-11-21T04:00:00Z');
    await recordFirstScore({ ctx: visitor(4) });
    const shown = { since: '2026-11-19', days: [null, null, null, null, 0, 3, 1] };
    expect(await read()).toEqual(shown);
    await Promise.all([count(), recordFirstScore({ ctx: visitor(5) })]);
    clock.advance({ days: 1 });
    await count();
    expect(await read()).toEqual({
      since: '2026-11-19',
      days: [null, null, null, 0, 3, 2, 0],
    });
    const [sum] = await db.$queryRaw<{ sum: number }[]>`
      SELECT sum(value)::int FROM "DailyFigure" WHERE figure = 'firstScores'`;
    expect(sum).toEqual({ sum: 5 });
  });
});
