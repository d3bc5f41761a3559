import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listPeopleSchema } from '~/schemas/operator-activity';
import type { Database } from '~/server/db';
import { createTestClock, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { cancelRegistration } from './cancel-registration';
import { checkIn } from './check-in';
import { getCheckInList, listOperatorActivities, listPeople } from './operator-activities';
import { listOwnRegistrations } from './queries';
import { register } from './register';

let db: Database;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
});

const as = (learner: Learner) => userContext(db, learner, { clock });
const asRole = async (role: 'USER' | 'ACCOUNTS' | 'EDITOR' | 'SUPPORT') =>
  as(await createLearner(db, { role }));

describe('The check-in list', () => {
  it('A check-in list has who came, who has a seat and who waits, without those who cancelled', async () => {
    const { slug, startsAt } = await createActivity(db);
    await createActivity(db);
    const [ann, ben, cho, dan] = (await Promise.all([1, 2, 3, 4].map(() => createLearner(db)))) as [
      Learner,
      Learner,
      Learner,
      Learner,
    ];
    for (const one of [ann, ben, cho, dan]) await register({ ctx: as(one), input: { slug } });
    await cancelRegistration({ ctx: as(dan), input: { slug } });
    clock.set(startsAt);
    const ctx = await asRole('SUPPORT');
    await checkIn({ ctx, input: { slug, email: ann.email } });
    const counts = { confirmed: 2, waiting: 1, came: 1 };
    const list = await getCheckInList({ ctx, input: { slug } });
    expect(list.activity).toMatchObject({ slug, seats: 2, ...counts });
    expect(list.registrations).toMatchObject([
      { personId: ann.id, email: ann.email, status: 'CONFIRMED', checkedInAt: startsAt },
      { personId: ben.id, status: 'CONFIRMED', checkedInAt: null },
      { personId: cho.id, status: 'WAITLISTED' },
    ]);
    const [own] = await listOwnRegistrations({ ctx: as(ann) });
    expect(list.registrations.map(({ code }) => code)).toEqual([
      own?.code,
      expect.stringMatching(/^002 \d{3}$/),
      null,
    ]);
    const activities = await listOperatorActivities({ ctx });
    expect(activities).toHaveLength(2);
    expect(activities).toContainEqual(expect.objectContaining({ slug, ...counts }));
    expect(activities).toContainEqual(
      expect.objectContaining({ confirmed: 0, waiting: 0, came: 0 }),
    );
  });

  it('A filter of the people is that of the page, with the same names, for the file', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann, ben, cho] = (await Promise.all([1, 2, 3].map(() => createLearner(db)))) as [
      Learner,
      Learner,
      Learner,
    ];
    for (const one of [ann, ben, cho]) await register({ ctx: as(one), input: { slug } });
    clock.set(startsAt);
    const ctx = await asRole('SUPPORT');
    await checkIn({ ctx, input: { slug, email: ann.email } });
    const emailsOf = async (input: Record<string, string>) => {
      const { rows } = await listPeople({ ctx, input: listPeopleSchema.parse({ slug, ...input }) });
      return rows.map(({ email }) => email);
    };
    expect(await emailsOf({})).toEqual([ann.email, ben.email, cho.email]);
    expect(await emailsOf({ who: 'absent' })).toEqual([ben.email]);
    expect(await emailsOf({ who: 'waiting' })).toEqual([cho.email]);
    expect(await emailsOf({ q: ann.email.toUpperCase() })).toEqual([ann.email]);
    const input = listPeopleSchema.parse({ slug });
    await expect(listPeople({ ctx: await asRole('ACCOUNTS'), input })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('An editor reads the list without the way to the people’s pages', async () => {
    const { slug } = await createActivity(db);
    await register({ ctx: await asRole('USER'), input: { slug } });
    const { registrations } = await getCheckInList({
      ctx: await asRole('EDITOR'),
      input: { slug },
    });
    expect(registrations).toMatchObject([{ personId: null, status: 'CONFIRMED' }]);
  });

  it('The lists are for roles that may see activities, and an unknown activity is named', async () => {
    const { slug } = await createActivity(db);
    for (const role of ['USER', 'ACCOUNTS'] as const) {
      const ctx = await asRole(role);
      const code = 'FORBIDDEN';
      await expect(getCheckInList({ ctx, input: { slug } })).rejects.toMatchObject({ code });
      await expect(listOperatorActivities({ ctx })).rejects.toMatchObject({ code });
    }
    const visitor = getCheckInList({ ctx: visitorContext(db, { clock }), input: { slug } });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const unknown = getCheckInList({ ctx: await asRole('SUPPORT'), input: { slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  });
});
