import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { createTestClock, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { checkIn } from './check-in';
import { getCheckInList } from './operator-activities';
import { register } from './register';
import { undoCheckIn } from './undo-check-in';

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
const listKinds = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

/** A begun activity with a person who has a seat, and an operator of support. */
async function openDoor() {
  const { slug, startsAt } = await createActivity(db);
  const ann = await createLearner(db);
  await register({ ctx: as(ann), input: { slug } });
  clock.set(startsAt);
  const ctx = as(await createLearner(db, { role: 'SUPPORT' }));
  const enter = () => checkIn({ ctx, input: { slug, email: ann.email } });
  const takeBack = (checkedInAt: Date) =>
    undoCheckIn({ ctx, input: { slug, email: ann.email, checkedInAt } });
  const cameAt = async () => {
    const { registrations } = await getCheckInList({ ctx, input: { slug } });
    return registrations.map(({ checkedInAt }) => checkedInAt);
  };
  return { slug, startsAt, ann, ctx, enter, takeBack, cameAt };
}

it('A check-in that is taken back leaves the seat, is in the log, and can be made again', async () => {
  const { ann, slug, enter, takeBack, cameAt } = await openDoor();
  const { checkedInAt } = await enter();
  expect(await takeBack(checkedInAt)).toEqual({ name: ann.name, first: true, keepsTrial: true });
  expect(await cameAt()).toEqual([null]);
  expect(await db.activityRegistration.findMany()).toMatchObject([{ status: 'CONFIRMED' }]);
  expect(await enter()).toMatchObject({ first: true, trialUntil: null });
  expect(await listKinds()).toEqual([
    'activity.checkIn',
    'activity.undoCheckIn',
    'activity.checkIn',
  ]);
  const acts = await db.operatorAct.findMany({ where: { kind: 'activity.undoCheckIn' } });
  expect(acts).toMatchObject([{ subjectKind: 'activity', subject: slug }]);
});

it('A trial goes on after its check-in is taken back, and is given once', async () => {
  const { ann, enter, takeBack } = await openDoor();
  const { checkedInAt, trialUntil } = await enter();
  await takeBack(checkedInAt);
  await enter();
  expect(await db.entitlement.findMany()).toMatchObject([{ userId: ann.id, kind: 'TRIAL' }]);
  expect(await db.membershipEnd.findMany()).toMatchObject([{ endsAt: trialUntil }]);
});

it('Taking a check-in back twice is one act, and at an activity without a trial none goes on', async () => {
  const { slug, enter, takeBack } = await openDoor();
  await db.activity.update({ where: { slug }, data: { trial: false } });
  const { checkedInAt } = await enter();
  expect(await takeBack(checkedInAt)).toMatchObject({ first: true, keepsTrial: false });
  expect(await takeBack(checkedInAt)).toMatchObject({ first: false, keepsTrial: false });
  expect(await listKinds()).toEqual(['activity.checkIn', 'activity.undoCheckIn']);
});

it('Two desks that take a check-in back at once make one act', async () => {
  const { enter, takeBack, cameAt } = await openDoor();
  const { checkedInAt } = await enter();
  const results = await Promise.all([takeBack(checkedInAt), takeBack(checkedInAt)]);
  expect(results.map(({ first }) => first).sort()).toEqual([false, true]);
  expect(await cameAt()).toEqual([null]);
  expect(await listKinds()).toEqual(['activity.checkIn', 'activity.undoCheckIn']);
});

it('A desk with an old list does not take back a check-in that another desk has made since', async () => {
  const { startsAt, enter, takeBack, cameAt } = await openDoor();
  const { checkedInAt } = await enter();
  await takeBack(checkedInAt);
  const later = new Date(startsAt.getTime() + 60_000);
  clock.set(later);
  await enter();
  await expect(takeBack(checkedInAt)).rejects.toMatchObject({ code: 'CHECK_IN_CHANGED' });
  expect(await cameAt()).toEqual([later]);
});

it('Only operators who check people in can take a check-in back', async () => {
  const { slug, ann, enter, cameAt } = await openDoor();
  const { checkedInAt } = await enter();
  const input = { slug, email: ann.email, checkedInAt };
  const visitor = undoCheckIn({ ctx: visitorContext(db, { clock }), input });
  await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  for (const role of ['USER', 'ACCOUNTS'] as const) {
    const ctx = as(await createLearner(db, { role }));
    await expect(undoCheckIn({ ctx, input }), role).rejects.toMatchObject({ code: 'FORBIDDEN' });
  }
  expect(await cameAt()).toEqual([checkedInAt]);
});

it('Taking back the check-in of an unknown person, activity, or a cancelled one is refused', async () => {
  const { slug, ann, ctx, enter } = await openDoor();
  const { checkedInAt } = await enter();
  const call = (over: { slug?: string; email?: string }) =>
    undoCheckIn({ ctx, input: { slug, email: ann.email, checkedInAt, ...over } });
  await expect(call({ email: 'nobody@shuoyi.example' })).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  await expect(call({ slug: 'nothing' })).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
  await db.activity.update({ where: { slug }, data: { cancelledAt: clock.now() } });
  await expect(call({})).rejects.toMatchObject({ code: 'ACTIVITY_CANCELLED' });
  expect(await listKinds()).toEqual(['activity.checkIn']);
});
