import { beforeEach, describe, expect, it } from 'vitest';
import { loadActivities } from '~/server/content/load-site-content';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '../factories/learner';
import { seedActivities } from './activities';

const db = await testDatabase();
const first = new Date('2026-11-21T04:00:00Z');
const content = loadActivities()[0]!;
const { slug } = content;
const read = () => db.activity.findUniqueOrThrow({ where: { slug } });

describe('The seeded calendar', () => {
  beforeEach(() => resetDatabase(db));

  it('An activity is scheduled from the Taipei day of the first seed, and later seeds do not move it', async () => {
    await seedActivities(db, [content], first);
    const before = await read();
    expect(before.startsAt.toISOString()).toBe('2026-11-30T12:00:00.000Z');
    await seedActivities(db, [content], new Date('2026-11-25T04:00:00Z'));
    expect(await read()).toEqual(before);
  });

  it('Activities in person are scheduled on Saturdays', async () => {
    const inPerson = loadActivities().filter(({ online }) => !online);
    await seedActivities(db, inPerson, first);
    for (const { startsAt } of await db.activity.findMany())
      expect(new Date(startsAt.getTime() + 8 * 3_600_000).getUTCDay()).toBe(6);
  });

  it('A later seed updates the texts of an activity, not its time and seats', async () => {
    await seedActivities(db, [content], first);
    await db.activity.update({ where: { slug }, data: { seats: 7 } });
    const title = { ...content.title, zh: '改過的題目' };
    await seedActivities(db, [{ ...content, title, seats: 99 }], new Date('2026-11-25T04:00:00Z'));
    expect(await read()).toMatchObject({
      titleZh: '改過的題目',
      seats: 7,
      startsAt: new Date('2026-11-30T12:00:00Z'),
    });
  });

  it('A later seed leaves an activity as operators have changed or cancelled it', async () => {
    await seedActivities(db, [content], first);
    const changed = { titleZh: '改過的題目', revision: 1, cancelledAt: first };
    await db.activity.update({ where: { slug }, data: changed });
    const before = await read();
    const title = { ...content.title, zh: '檔案裡的題目' };
    await seedActivities(db, [{ ...content, title }], new Date('2026-12-15T04:00:00Z'));
    expect(await read()).toEqual(before);
  });

  it('A later seed reschedules a past activity without registrations, never one with any', async () => {
    const other = { ...content, slug: 'somebody-came' };
    await seedActivities(db, [content, other], first);
    const { id } = await db.activity.findUniqueOrThrow({ where: { slug: other.slug } });
    const learner = await createLearner(db);
    await db.activityRegistration.create({
      data: { activityId: id, userId: learner.id, status: 'CANCELLED', waitingPosition: 1 },
    });
    await seedActivities(db, [content, other], new Date('2026-12-15T04:00:00Z'));
    expect((await read()).startsAt.toISOString()).toBe('2026-12-24T12:00:00.000Z');
    const unchanged = await db.activity.findUniqueOrThrow({ where: { id } });
    expect(unchanged.startsAt.toISOString()).toBe('2026-11-30T12:00:00.000Z');
  });
});
