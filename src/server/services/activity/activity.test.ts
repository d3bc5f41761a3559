import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, createMember, type Learner } from '~prisma/factories/learner';
import { cancelRegistration } from './cancel-registration';
import { checkIn } from './check-in';
import { listRegistrations } from './list-registrations';
import { promoteWaitingList } from './promote-waiting-list';
import { getActivity, listOwnRegistrations, listSeatCounts } from './queries';
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
const join = (learner: Learner, slug: string) => register({ ctx: as(learner), input: { slug } });
const leave = (learner: Learner, slug: string) =>
  cancelRegistration({ ctx: as(learner), input: { slug } });
const checkInLearner = ({ email }: Learner, slug: string) =>
  checkIn({ ctx: systemContext(db, { clock }), input: { slug, email } });

async function people(count: number): Promise<Learner[]> {
  return Promise.all(Array.from({ length: count }, () => createLearner(db)));
}

async function mails(template: string): Promise<string[]> {
  const rows = await db.outboxMessage.findMany({ where: { template }, orderBy: { id: 'asc' } });
  return rows.map(({ recipient }) => recipient);
}

async function listStatuses(slug: string): Promise<string[]> {
  const lines = await listRegistrations({ ctx: systemContext(db), input: { slug } });
  return lines.map(({ email, status }) => `${status} ${email}`);
}

describe('registering', () => {
  it('gives a seat with the way there, then places in the waiting list', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben, cho] = (await people(3)) as [Learner, Learner, Learner];
    expect(await join(ann, slug)).toMatchObject({
      status: 'CONFIRMED',
      place: null,
      joining: { zh: '巷子底二樓' },
    });
    expect(await join(ben, slug)).toMatchObject({ status: 'WAITLISTED', place: 1, joining: null });
    expect(await join(cho, slug)).toMatchObject({ status: 'WAITLISTED', place: 2 });
    expect(await mails('activity-seat')).toEqual([ann.email]);
    expect(await mails('activity-waiting')).toEqual([ben.email, cho.email]);
    expect(await listSeatCounts({ ctx: visitorContext(db, { clock }) })).toEqual([
      { slug, left: 0, waiting: 2 },
    ]);
  });

  it('gives the last seat to one of two who press at once', async () => {
    const { slug } = await createActivity(db, { seats: 3 });
    const all = await people(5);
    const answers = await Promise.all(all.map((one) => join(one, slug)));
    expect(answers.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(3);
    const places = answers.flatMap(({ place }) => place ?? []);
    expect(places.sort()).toEqual([1, 2]);
  });

  it('twice at once is one registration and one letter', async () => {
    const { slug } = await createActivity(db);
    const [ann] = (await people(1)) as [Learner];
    const answers = await Promise.all([join(ann, slug), join(ann, slug)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(await db.activityRegistration.count()).toBe(1);
    expect(await mails('activity-seat')).toHaveLength(1);
  });

  it('ends with the start', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    await join(ann, slug);
    clock.set(startsAt);
    await expect(join(ben, slug)).rejects.toMatchObject({ code: 'ACTIVITY_STARTED' });
    await expect(leave(ann, slug)).rejects.toMatchObject({ code: 'ACTIVITY_STARTED' });
  });

  it('is for people with an account, and for activities that there are', async () => {
    const { slug } = await createActivity(db);
    const visitor = { ctx: visitorContext(db, { clock }), input: { slug } };
    for (const verb of [register, cancelRegistration])
      await expect(verb(visitor)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const [ann] = (await people(1)) as [Learner];
    await expect(join(ann, 'nothing')).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    const asked = getActivity({ ctx: as(ann), input: { slug: 'nothing' } });
    await expect(asked).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  });
});

describe('cancelling', () => {
  it('moves up who waits longest, and tells them in their language', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    const cho = await createLearner(db, { language: 'en' });
    for (const one of [ann, cho, ben]) await join(one, slug);
    expect(await leave(ann, slug)).toMatchObject({ status: 'CANCELLED', joining: null });
    expect(await listStatuses(slug)).toEqual([`CONFIRMED ${cho.email}`, `WAITLISTED ${ben.email}`]);
    const [letter] = await db.outboxMessage.findMany({ where: { template: 'activity-moved-up' } });
    expect(letter).toMatchObject({
      recipient: cho.email,
      language: 'en',
      payload: { title: 'The news together', joining: 'Upstairs at the end of the lane' },
    });
  });

  it('by two at once seats two, each once, in their order', async () => {
    const { slug } = await createActivity(db, { seats: 2 });
    const [ann, ben, cho, dan, eve] = (await people(5)) as Learner[] as [
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
    ];
    for (const one of [ann, ben, cho, dan]) await join(one, slug);
    await Promise.all([leave(ann, slug), leave(ben, slug), leave(ann, slug), join(eve, slug)]);
    expect(await listStatuses(slug)).toEqual([
      `CONFIRMED ${cho.email}`,
      `CONFIRMED ${dan.email}`,
      `WAITLISTED ${eve.email}`,
    ]);
    expect((await mails('activity-moved-up')).sort()).toEqual([cho.email, dan.email].sort());
  });

  it('and registering again begins at the end of the list', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await join(one, slug);
    await leave(ann, slug);
    expect(await join(ann, slug)).toMatchObject({ status: 'WAITLISTED', place: 1 });
    expect(await listOwnRegistrations({ ctx: as(ben) })).toMatchObject([
      { slug, status: 'CONFIRMED' },
    ]);
  });

  it('needs a registration of one’s own', async () => {
    const { slug } = await createActivity(db);
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    await join(ann, slug);
    await expect(leave(ben, slug)).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  });

  it('is not the only way a seat becomes free: a deleted account’s goes on, too', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await join(one, slug);
    await db.activityRegistration.deleteMany({ where: { userId: ann.id } });
    const ctx = systemContext(db, { clock });
    const moved = await Promise.all([promoteWaitingList({ ctx }), promoteWaitingList({ ctx })]);
    expect(moved.sort()).toEqual([0, 1]);
    expect(await listStatuses(slug)).toEqual([`CONFIRMED ${ben.email}`]);
  });
});

describe('a check-in', () => {
  it('by two at once gives one trial of fourteen days', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann] = (await people(1)) as [Learner];
    await join(ann, slug);
    clock.set(startsAt);
    const answers = await Promise.all([checkInLearner(ann, slug), checkInLearner(ann, slug)]);
    const until = new Date(startsAt.getTime() + 14 * 86_400_000);
    expect(answers.map(({ first }) => first).sort()).toEqual([false, true]);
    expect(answers.map(({ trialUntil }) => trialUntil)).toContainEqual(until);
    expect(await db.entitlement.findMany()).toMatchObject([
      { userId: ann.id, kind: 'TRIAL', days: 14, sourceKey: `activity-trial:${ann.id}` },
    ]);
    expect(await mails('activity-trial')).toEqual([ann.email]);
  });

  it('at a second activity gives no second trial', async () => {
    const first = await createActivity(db);
    const later = new Date(first.startsAt.getTime() + 60 * 86_400_000);
    const second = await createActivity(db, { startsAt: later });
    const [ann] = (await people(1)) as [Learner];
    await join(ann, first.slug);
    await join(ann, second.slug);
    clock.set(first.startsAt);
    await checkInLearner(ann, first.slug);
    clock.set(later);
    expect(await checkInLearner(ann, second.slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await db.entitlement.count()).toBe(1);
  });

  it('gives a member none, and nobody one where none is promised', async () => {
    const { slug, startsAt } = await createActivity(db);
    const talk = await createActivity(db, { trial: false });
    const member = await createMember(db, { days: 90 });
    const [ann] = (await people(1)) as [Learner];
    await join(member, slug);
    await join(ann, talk.slug);
    clock.set(startsAt);
    expect(await checkInLearner(member, slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await checkInLearner(ann, talk.slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await db.entitlement.count({ where: { kind: 'TRIAL' } })).toBe(0);
  });

  it('is for who has a seat, from two hours before the start', async () => {
    const { slug, startsAt } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await people(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await join(one, slug);
    await expect(checkInLearner(ann, slug)).rejects.toMatchObject({ code: 'CHECK_IN_TOO_EARLY' });
    clock.set(new Date(startsAt.getTime() - 2 * 3_600_000));
    await checkInLearner(ann, slug);
    await expect(checkInLearner(ben, slug)).rejects.toMatchObject({
      code: 'REGISTRATION_NOT_FOUND',
    });
  });

  it('is an operator’s work', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann] = (await people(1)) as [Learner];
    await join(ann, slug);
    clock.set(startsAt);
    const input = { slug, email: ann.email };
    const visitor = checkIn({ ctx: visitorContext(db, { clock }), input });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(checkIn({ ctx: as(ann), input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const peek = listRegistrations({ ctx: as(ann), input: { slug } });
    await expect(peek).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const operator = await createLearner(db, { role: 'ADMIN' });
    expect(await checkIn({ ctx: as(operator), input })).toMatchObject({ first: true });
  });
});
