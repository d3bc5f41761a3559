import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelActivitySchema } from '~/schemas/operator-activity';
import type { Database } from '~/server/db';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { listTagVersions } from '../stale-tag/mark-stale';
import { cancelActivity } from './cancel-activity';
import { cancelRegistration } from './cancel-registration';
import { checkIn } from './check-in';
import { getCheckInList } from './operator-activities';
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

const reason = { zh: '講者臨時生病。', en: 'The speaker is ill.' };
const as = (learner: Learner) => userContext(db, learner, { clock });
type OperatorRole = 'OWNER' | 'EDITOR' | 'SUPPORT' | 'ACCOUNTS';
const operator = async (role: OperatorRole = 'EDITOR', passwordConfirmedAt = clock.now()) =>
  userContext(db, await createLearner(db, { role }), { clock, passwordConfirmedAt });
const cancel = async (slug: string, ctx?: Awaited<ReturnType<typeof operator>>) =>
  cancelActivity({ ctx: ctx ?? (await operator()), input: { slug, reason } });
const listMails = () =>
  db.outboxMessage.findMany({
    where: { template: 'activity-cancelled' },
    orderBy: { recipient: 'asc' },
  });

async function registerThree(slug: string) {
  const english = await createLearner(db, { language: 'en' });
  const [ann, ben, gone] = [english, await createLearner(db), await createLearner(db)];
  for (const one of [ann, gone, ben]) await register({ ctx: as(one), input: { slug } });
  await cancelRegistration({ ctx: as(gone), input: { slug } });
  return { ann, ben, gone };
}

describe('An activity that is cancelled', () => {
  it('Everybody who is registered gets one mail with the reason in their language, the waiting list too', async () => {
    const { slug } = await createActivity(db, { seats: 1 });
    const { ann, ben } = await registerThree(slug);
    expect(await cancel(slug)).toEqual({ mails: 2, promoted: 0, first: true });
    const mails = await listMails();
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual(
      expect.objectContaining({
        recipient: ann.email,
        language: 'en',
        payload: expect.objectContaining({ title: 'The news together', reason: reason.en }),
      }),
    );
    expect(mails).toContainEqual(
      expect.objectContaining({
        recipient: ben.email,
        language: 'zh',
        payload: expect.objectContaining({ slug, reason: reason.zh }),
      }),
    );
  });

  it('Two operators who cancel at once are one cancellation, one mail to each and one act', async () => {
    const { slug } = await createActivity(db);
    await registerThree(slug);
    const both = await Promise.all([operator(), operator('OWNER')]);
    const results = await Promise.all(both.map((ctx) => cancel(slug, ctx)));
    expect(results.map(({ first }) => first).sort()).toEqual([false, true]);
    expect(results.map(({ mails }) => mails).sort()).toEqual([0, 2]);
    expect(await listMails()).toHaveLength(2);
    expect(await db.operatorAct.findMany({ where: { kind: 'activity.cancel' } })).toMatchObject([
      { subject: slug, after: { mails: 2 }, reason: reason.zh },
    ]);
  });

  it('A concurrent registration and cancellation end in an error, or in a mail to the person who registered', async () => {
    const { slug } = await createActivity(db);
    const [ctx, ann] = await Promise.all([operator(), createLearner(db)]);
    const [registered, cancelled] = await Promise.allSettled([
      register({ ctx: as(ann), input: { slug } }),
      cancel(slug, ctx),
    ]);
    expect(cancelled.status).toBe('fulfilled');
    if (registered.status === 'rejected')
      expect(registered.reason).toMatchObject({ code: 'ACTIVITY_CANCELLED' });
    expect(await listMails()).toHaveLength(registered.status === 'fulfilled' ? 1 : 0);
  });

  it('Learners read the reason of a cancelled event, and registering, cancelling, checking in and moving up are over', async () => {
    const { slug, startsAt } = await createActivity(db, { seats: 1 });
    const { ann, ben, gone } = await registerThree(slug);
    const ctx = await operator();
    await cancel(slug, ctx);
    const visitor = visitorContext(db, { clock });
    expect(await getActivity({ ctx: visitor, input: { slug } })).toMatchObject({
      cancelled: reason,
    });
    expect(await listSeatCounts({ ctx: visitor })).toEqual([]);
    expect((await listTagVersions(db)).has('activities')).toBe(true);
    expect(await listOwnRegistrations({ ctx: as(ann) })).toMatchObject([{ joining: null }]);
    const code = 'ACTIVITY_CANCELLED';
    await expect(register({ ctx: as(gone), input: { slug } })).rejects.toMatchObject({ code });
    const leave = cancelRegistration({ ctx: as(ben), input: { slug } });
    await expect(leave).rejects.toMatchObject({ code });
    await db.activityRegistration.deleteMany({ where: { userId: ann.id } });
    expect(await promoteWaitingList({ ctx: systemContext(db, { clock }) })).toBe(0);
    clock.set(startsAt);
    await expect(checkIn({ ctx, input: { slug, email: ben.email } })).rejects.toMatchObject({
      code,
    });
    expect(await getCheckInList({ ctx, input: { slug } })).toMatchObject({
      cancelReason: reason,
      registrations: [{ email: ben.email }],
    });
  });

  it('An activity that has begun, and one that is unknown, cannot be cancelled', async () => {
    const { slug, startsAt } = await createActivity(db);
    await expect(cancel('nothing')).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    clock.set(startsAt);
    await expect(cancel(slug)).rejects.toMatchObject({ code: 'ACTIVITY_STARTED' });
    expect(await db.activity.count({ where: { cancelledAt: { not: null } } })).toBe(0);
  });

  it('Only owners and editors cancel, and only after they have typed their password', async () => {
    const { slug } = await createActivity(db);
    for (const role of ['SUPPORT', 'ACCOUNTS'] as const)
      await expect(cancel(slug, await operator(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unconfirmed = userContext(db, await createLearner(db, { role: 'OWNER' }), { clock });
    await expect(cancel(slug, unconfirmed)).rejects.toMatchObject({
      code: 'PASSWORD_CONFIRMATION_REQUIRED',
    });
    expect(await db.operatorAct.count()).toBe(0);
  });

  it('A reason is needed in both languages', () => {
    for (const one of [{ zh: ' ', en: 'ill' }, { zh: '生病' }, { zh: '生病', en: 'x'.repeat(301) }])
      expect(cancelActivitySchema.safeParse({ slug: 'a', reason: one }).success).toBe(false);
    expect(cancelActivitySchema.safeParse({ slug: 'a', reason }).success).toBe(true);
  });
});
