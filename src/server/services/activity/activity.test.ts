import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { captureLog } from '~/test/captured-log';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { poison } from '~/test/poison';
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
const registerLearner = (learner: Learner, slug: string) =>
  register({ ctx: as(learner), input: { slug } });
const cancel = (learner: Learner, slug: string) =>
  cancelRegistration({ ctx: as(learner), input: { slug } });
const checkInLearner = ({ email }: Learner, slug: string) =>
  checkIn({ ctx: systemContext(db, { clock }), input: { slug, email } });

async function createLearners(count: number): Promise<Learner[]> {
  return Promise.all(Array.from({ length: count }, () => createLearner(db)));
}

async function listRecipients(template: string): Promise<string[]> {
  const rows = await db.outboxMessage.findMany({ where: { template }, orderBy: { id: 'asc' } });
  return rows.map(({ recipient }) => recipient);
}

async function listStatuses(slug: string): Promise<string[]> {
  const lines = await listRegistrations({ ctx: systemContext(db), input: { slug } });
  return lines.map(({ email, status }) => `${status} ${email}`);
}

describe('A registration', () => {
  it('A registration gets a seat with directions, and later ones get positions in the waiting list', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben, cho] = (await createLearners(3)) as [Learner, Learner, Learner];
    expect(await registerLearner(ann, slug)).toMatchObject({
      status: 'CONFIRMED',
      place: null,
      joining: { zh: '巷子底二樓' },
      code: expect.stringMatching(/^001 \d{3}$/),
    });
    expect(await registerLearner(ben, slug)).toMatchObject({
      status: 'WAITLISTED',
      place: 1,
      joining: null,
      code: null,
    });
    expect(await registerLearner(cho, slug)).toMatchObject({ status: 'WAITLISTED', place: 2 });
    expect(await listRecipients('activity-seat')).toEqual([ann.email]);
    expect(await listRecipients('activity-waiting')).toEqual([ben.email, cho.email]);
    expect(await listSeatCounts({ ctx: visitorContext(db, { clock }) })).toEqual([
      { slug, left: 0, waiting: 2 },
    ]);
  });

  it('Concurrent registrations allocate each seat once, and the others get positions in the waiting list', async () => {
    const { slug } = await createActivity(db, { seats: 3 });
    const all = await createLearners(5);
    const results = await Promise.all(all.map((one) => registerLearner(one, slug)));
    expect(results.filter(({ status }) => status === 'CONFIRMED')).toHaveLength(3);
    const places = results.flatMap(({ place }) => place ?? []);
    expect(places.sort()).toEqual([1, 2]);
  });

  it('Two concurrent registrations of one learner are one registration and one e-mail', async () => {
    const { slug } = await createActivity(db);
    const [ann] = (await createLearners(1)) as [Learner];
    const results = await Promise.all([registerLearner(ann, slug), registerLearner(ann, slug)]);
    expect(results[0]).toEqual(results[1]);
    expect(await db.activityRegistration.count()).toBe(1);
    expect(await listRecipients('activity-seat')).toHaveLength(1);
  });

  it('A registration or cancellation after the start of an activity is rejected', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    await registerLearner(ann, slug);
    clock.set(startsAt);
    await expect(registerLearner(ben, slug)).rejects.toMatchObject({ code: 'ACTIVITY_STARTED' });
    await expect(cancel(ann, slug)).rejects.toMatchObject({ code: 'ACTIVITY_STARTED' });
  });

  it('A registration of a visitor or for an unknown activity is rejected', async () => {
    const { slug } = await createActivity(db);
    const visitor = { ctx: visitorContext(db, { clock }), input: { slug } };
    for (const verb of [register, cancelRegistration])
      await expect(verb(visitor)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const [ann] = (await createLearners(1)) as [Learner];
    await expect(registerLearner(ann, 'nothing')).rejects.toMatchObject({
      code: 'ACTIVITY_NOT_FOUND',
    });
    const unknown = getActivity({ ctx: as(ann), input: { slug: 'nothing' } });
    await expect(unknown).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  });
});

it('An activity has the drawing that its content chooses, else the booth online and the table in person', async () => {
  const inPerson = await createActivity(db);
  const online = await createActivity(db, { online: true, cityZh: null, cityEn: null });
  const detail = { ...(inPerson.detail as object), drawing: 'harbor' };
  const walk = await createActivity(db, { detail });
  const [ann] = (await createLearners(1)) as [Learner];
  const drawings = await Promise.all(
    [inPerson, online, walk].map(({ slug }) => getActivity({ ctx: as(ann), input: { slug } })),
  );
  expect(drawings.map(({ drawing }) => drawing)).toEqual(['table', 'booth', 'harbor']);
});

describe('A cancellation', () => {
  it('A cancellation promotes the first of the waiting list, who gets an e-mail in their language', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    const cho = await createLearner(db, { language: 'en' });
    for (const one of [ann, cho, ben]) await registerLearner(one, slug);
    expect(await cancel(ann, slug)).toMatchObject({ status: 'CANCELLED', joining: null });
    expect(await listStatuses(slug)).toEqual([`CONFIRMED ${cho.email}`, `WAITLISTED ${ben.email}`]);
    const [mail] = await db.outboxMessage.findMany({ where: { template: 'activity-moved-up' } });
    expect(mail).toMatchObject({
      recipient: cho.email,
      language: 'en',
      payload: {
        title: 'The news together',
        joining: 'Upstairs at the end of the lane',
        code: expect.stringMatching(/^002 \d{3}$/),
      },
    });
  });

  it('Somebody who cannot be given a seat stays on the list, which is logged, and the next one has it', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, bad, cho] = (await createLearners(3)) as [Learner, Learner, Learner];
    for (const learner of [ann, bad, cho]) await registerLearner(learner, slug);
    await poison(db, 'OutboxMessage', 'recipient', bad.email);
    const records = captureLog();
    await cancel(ann, slug);
    const statuses = await listStatuses(slug);
    expect(statuses).toContain(`CONFIRMED ${cho.email}`);
    expect(statuses).toContain(`WAITLISTED ${bad.email}`);
    expect(records).toMatchObject([{ level: 'error', registrationId: expect.any(String) }]);
  });

  it('Two concurrent cancellations promote two registrations, each once, in their order', async () => {
    const { slug } = await createActivity(db, { seats: 2 });
    const [ann, ben, cho, dan, eve] = (await createLearners(5)) as Learner[] as [
      Learner,
      Learner,
      Learner,
      Learner,
      Learner,
    ];
    for (const one of [ann, ben, cho, dan]) await registerLearner(one, slug);
    await Promise.all([
      cancel(ann, slug),
      cancel(ben, slug),
      cancel(ann, slug),
      registerLearner(eve, slug),
    ]);
    expect(await listStatuses(slug)).toEqual([
      `CONFIRMED ${cho.email}`,
      `CONFIRMED ${dan.email}`,
      `WAITLISTED ${eve.email}`,
    ]);
    expect((await listRecipients('activity-moved-up')).sort()).toEqual(
      [cho.email, dan.email].sort(),
    );
  });

  it('A registration after a cancellation begins at the end of the waiting list', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await registerLearner(one, slug);
    await cancel(ann, slug);
    expect(await registerLearner(ann, slug)).toMatchObject({ status: 'WAITLISTED', place: 1 });
    expect(await listOwnRegistrations({ ctx: as(ben) })).toMatchObject([
      { slug, status: 'CONFIRMED' },
    ]);
  });

  it('A cancellation without a registration is rejected', async () => {
    const { slug } = await createActivity(db);
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    await registerLearner(ann, slug);
    await expect(cancel(ben, slug)).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  });

  it('The seat of a deleted account is given to the first of the waiting list', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await registerLearner(one, slug);
    await db.activityRegistration.deleteMany({ where: { userId: ann.id } });
    const ctx = systemContext(db, { clock });
    const promoted = await Promise.all([promoteWaitingList({ ctx }), promoteWaitingList({ ctx })]);
    expect(promoted.sort()).toEqual([0, 1]);
    expect(await listStatuses(slug)).toEqual([`CONFIRMED ${ben.email}`]);
  });
});

describe('A check-in', () => {
  it('Concurrent check-ins give one trial of fourteen days', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann] = (await createLearners(1)) as [Learner];
    await registerLearner(ann, slug);
    clock.set(startsAt);
    const results = await Promise.all([checkInLearner(ann, slug), checkInLearner(ann, slug)]);
    const until = new Date(startsAt.getTime() + 14 * 86_400_000);
    expect(results.map(({ first }) => first).sort()).toEqual([false, true]);
    expect(results.map(({ trialUntil }) => trialUntil)).toContainEqual(until);
    expect(await db.entitlement.findMany()).toMatchObject([
      { userId: ann.id, kind: 'TRIAL', days: 14, sourceKey: `activity-trial:${ann.id}` },
    ]);
    expect(await listRecipients('activity-trial')).toEqual([ann.email]);
  });

  it('A check-in at a second activity gives no second trial', async () => {
    const first = await createActivity(db);
    const later = new Date(first.startsAt.getTime() + 60 * 86_400_000);
    const second = await createActivity(db, { startsAt: later });
    const [ann] = (await createLearners(1)) as [Learner];
    await registerLearner(ann, first.slug);
    await registerLearner(ann, second.slug);
    clock.set(first.startsAt);
    await checkInLearner(ann, first.slug);
    clock.set(later);
    expect(await checkInLearner(ann, second.slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await db.entitlement.count()).toBe(1);
  });

  it('A check-in of a member, or at an activity without a trial, gives no trial', async () => {
    const { slug, startsAt } = await createActivity(db);
    const talk = await createActivity(db, { trial: false });
    const member = await createMember(db, { days: 90 });
    const [ann] = (await createLearners(1)) as [Learner];
    await registerLearner(member, slug);
    await registerLearner(ann, talk.slug);
    clock.set(startsAt);
    expect(await checkInLearner(member, slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await checkInLearner(ann, talk.slug)).toMatchObject({ first: true, trialUntil: null });
    expect(await db.entitlement.count({ where: { kind: 'TRIAL' } })).toBe(0);
  });

  it('A check-in needs a seat and is possible from two hours before the start', async () => {
    const { slug, startsAt } = await createActivity(db, { seats: 1 });
    const [ann, ben] = (await createLearners(2)) as [Learner, Learner];
    for (const one of [ann, ben]) await registerLearner(one, slug);
    await expect(checkInLearner(ann, slug)).rejects.toMatchObject({ code: 'CHECK_IN_TOO_EARLY' });
    clock.set(new Date(startsAt.getTime() - 2 * 3_600_000));
    await checkInLearner(ann, slug);
    await expect(checkInLearner(ben, slug)).rejects.toMatchObject({
      code: 'REGISTRATION_NOT_FOUND',
    });
  });

  it('A check-in and the list of registrations are for operators only', async () => {
    const { slug, startsAt } = await createActivity(db);
    const [ann] = (await createLearners(1)) as [Learner];
    await registerLearner(ann, slug);
    clock.set(startsAt);
    const input = { slug, email: ann.email };
    const visitor = checkIn({ ctx: visitorContext(db, { clock }), input });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(checkIn({ ctx: as(ann), input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const list = listRegistrations({ ctx: as(ann), input: { slug } });
    await expect(list).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const operator = await createLearner(db, { role: 'OWNER' });
    expect(await checkIn({ ctx: as(operator), input })).toMatchObject({ first: true });
  });
});
