import { beforeEach, describe, expect, it } from 'vitest';
import { dayToDate } from '~/domain/day';
import type { WorkKind } from '~/domain/failed-work';
import type { ServiceContext } from '~/server/context';
import { captureLog } from '~/test/captured-log';
import { createTestClock, systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { poison } from '~/test/poison';
import { createActivity } from '~prisma/factories/activity';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { createOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createUnit } from '~prisma/factories/unit';
import { anonymiseDueAccounts } from '../account/anonymise-due-accounts';
import { processAccountRequests } from '../account/process-account-requests';
import { promoteWaitingList } from '../activity/promote-waiting-list';
import { getToday } from '../console/get-today';
import { publishPlanned } from '../due-publication/publish-planned';
import { sendExpiryReminders } from '../membership/send-expiry-reminders';
import { expireOrders } from '../payment/expire-orders';
import { applyDuePrices } from '../plan/apply-due-prices';
import { sendPracticeReminders } from '../reminder/send-practice-reminders';
import { editSettings } from '../spaced-repetition/edit-settings';
import { doEach } from './do-each';

const db = await testDatabase();
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  ctx = systemContext(db, { clock: createTestClock('2026-11-21T04:00:00Z') });
});

type Job = (call: { ctx: ServiceContext }) => Promise<number>;

/** A loop of a job over two items, the first of which fails. */
interface Loop {
  work: WorkKind;
  job: Job;
  /** Creates both, and poisons the first. @returns a function that checks whether each is done */
  arrange(): Promise<{ isDone: () => Promise<boolean[]> }>;
}

const inOrder = <Id extends { id: string }>(rows: readonly Id[], ids: readonly string[]) =>
  ids.map((id) => rows.find((row) => row.id === id)!);

const LOOPS: readonly Loop[] = [
  {
    work: 'accountDeletion',
    job: anonymiseDueAccounts,
    async arrange() {
      const due = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000);
      const bad = await createLearner(db, { deletionDueAt: due(2) });
      const good = await createLearner(db, { deletionDueAt: due(1) });
      await poison(db, 'OutboxMessage', 'recipient', bad.email);
      return {
        isDone: async () =>
          inOrder(await db.user.findMany(), [bad.id, good.id]).map((user) => !!user.anonymisedAt),
      };
    },
  },
  {
    work: 'accountErasure',
    job: anonymiseDueAccounts,
    async arrange() {
      const past = new Date(ctx.now().getTime() - 60_000);
      const gone = { deletionDueAt: past, anonymisedAt: past };
      const [bad, good] = [await createLearner(db, gone), await createLearner(db, gone)];
      await poison(db, 'User', 'id', bad.id);
      return {
        isDone: async () =>
          inOrder(await db.user.findMany(), [bad.id, good.id]).map(
            ({ email }) => email !== bad.email && email !== good.email,
          ),
      };
    },
  },
  {
    work: 'accountRequest',
    job: processAccountRequests,
    async arrange() {
      const [bad, good] = [await createLearner(db), await createLearner(db)];
      for (const { email } of [bad, good])
        await db.accountRequest.create({
          data: { kind: 'RESET_PASSWORD', email, client: {}, nextTryAt: ctx.now() },
        });
      await poison(db, 'OutboxMessage', 'recipient', bad.email);
      return { isDone: () => mailed(bad, good) };
    },
  },
  {
    work: 'expiryReminder',
    job: sendExpiryReminders,
    async arrange() {
      const bad = await createMember(db, { days: 2 });
      const good = await createMember(db, { days: 3 });
      await poison(db, 'OutboxMessage', 'recipient', bad.email);
      return { isDone: () => mailed(bad, good) };
    },
  },
  {
    work: 'membershipEnd',
    job: sendExpiryReminders,
    async arrange() {
      const bad = await createMember(db, { days: 20 });
      const good = await createMember(db, { days: 20 });
      await db.membershipEnd.deleteMany();
      await poison(db, 'MembershipEnd', 'userId', bad.id);
      return {
        isDone: () =>
          Promise.all(
            [bad, good].map(
              async ({ id }) => (await db.membershipEnd.count({ where: { userId: id } })) === 1,
            ),
          ),
      };
    },
  },
  {
    work: 'practiceReminder',
    job: sendPracticeReminders,
    async arrange() {
      await createUnit(db, { slug: 'tea' });
      const people = [await createLearner(db), await createLearner(db)] as const;
      const evening = createTestClock('2026-11-20T13:00:00Z');
      for (const learner of people)
        await editSettings({
          ctx: userContext(db, learner, { clock: evening }),
          input: { reminderHour: 12 },
        });
      await poison(db, 'OutboxMessage', 'recipient', people[0].email);
      return { isDone: () => mailed(...people) };
    },
  },
  {
    work: 'waitingList',
    job: promoteWaitingList,
    async arrange() {
      const people = [await createLearner(db), await createLearner(db)] as const;
      // Both people wait for a seat at one event.
      const { id: activityId } = await createActivity(db);
      for (const [index, { id: userId }] of people.entries())
        await db.activityRegistration.create({
          data: { activityId, userId, status: 'WAITLISTED', waitingPosition: index + 1 },
        });
      await poison(db, 'OutboxMessage', 'recipient', people[0].email);
      return { isDone: () => mailed(...people) };
    },
  },
  {
    work: 'orderExpiry',
    job: expireOrders,
    async arrange() {
      const learner = await createLearner(db);
      const at = (hours: number) => new Date(ctx.now().getTime() - hours * 3_600_000);
      const bad = await createOrder(db, learner, { at: at(30) });
      const good = await createOrder(db, learner, { at: at(25) });
      await poison(db, 'Order', 'id', bad.id);
      return {
        isDone: async () =>
          inOrder(await db.order.findMany(), [bad.id, good.id]).map(
            ({ status }) => status === 'EXPIRED',
          ),
      };
    },
  },
  {
    work: 'publication',
    job: publishPlanned,
    async arrange() {
      const drafts = [await createDraft(db), await createDraft(db)] as const;
      for (const [index, { id: draftId, version }] of drafts.entries())
        await db.plannedPublication.create({
          data: { draftId, version, publishAt: new Date(ctx.now().getTime() - 60_000 + index) },
        });
      // Neither is complete, and for the first even the failure cannot be recorded.
      await poison(db, 'PlannedPublication', 'draftId', drafts[0].id);
      return {
        isDone: async () => {
          const rows = await db.plannedPublication.findMany();
          return drafts.map(
            ({ id }) => rows.find(({ draftId }) => draftId === id)?.failure !== null,
          );
        },
      };
    },
  },
  {
    work: 'price',
    job: applyDuePrices,
    async arrange() {
      const [bad, good] = [await createPlan(db), await createPlan(db)];
      for (const [day, { id: productId }] of [
        ['2026-11-19', bad],
        ['2026-11-20', good],
      ] as const)
        await db.planPrice.create({
          data: { productId, price: 900, startsOn: dayToDate(day), createdAt: ctx.now() },
        });
      await poison(db, 'Product', 'id', bad.id);
      return {
        isDone: async () =>
          inOrder(await db.product.findMany(), [bad.id, good.id]).map(({ price }) => price === 900),
      };
    },
  },
];

const mailed = (...people: readonly { email: string }[]) =>
  Promise.all(
    people.map(
      async ({ email }) => (await db.outboxMessage.count({ where: { recipient: email } })) === 1,
    ),
  );

describe.each(LOOPS)('The loop “$work”', ({ work, job, arrange }) => {
  it('One thing that fails is logged, shown to operators and tried again, and the others are done', async () => {
    const records = captureLog();
    const { isDone } = await arrange();
    await job({ ctx });
    expect(await isDone()).toEqual([false, true]);
    expect(records.filter(({ level }) => level === 'error')).toMatchObject([{ work }]);
    const owner = await createLearner(db, { role: 'OWNER' });
    const { health } = await getToday({ ctx: userContext(db, owner, { clock: ctx.clock }) });
    expect(health.failures).toEqual([{ work, count: 1, since: ctx.now() }]);
    // Not tried before its time.
    await job({ ctx });
    expect(await db.jobFailure.findMany()).toMatchObject([{ work, tries: 1 }]);
    ctx.clock.advance({ minutes: 1 });
    await job({ ctx });
    expect(await db.jobFailure.findMany()).toMatchObject([{ work, tries: 2 }]);
  });
});

describe('Work for one after the other', () => {
  const work = (held: readonly string[], broken: string, done: string[]) =>
    doEach({
      ctx,
      input: {
        work: 'publication',
        list: async (ids) => [...'abcb'].filter((id) => !ids.includes(id) && !held.includes(id)),
        idOf: (id) => id,
        act: async (id) => {
          if (id === broken) throw new Error(id);
          done.push(id);
          return true;
        },
      },
    });

  it('Work that succeeds at last, or is no longer due, is not reported any more', async () => {
    captureLog();
    const done: string[] = [];
    expect(await work([], 'a', done)).toBe(3);
    ctx.clock.advance({ minutes: 2 });
    await work([], '', done);
    expect(done.join('')).toBe('bcbabcb');
    expect(await db.jobFailure.count()).toBe(0);
    await work([], 'c', done);
    ctx.clock.advance({ minutes: 2 });
    await work(['c'], '', done);
    expect(await db.jobFailure.count()).toBe(0);
  });

  it('Nothing is done for one thing after what failed for it', async () => {
    captureLog();
    const done: string[] = [];
    expect(await work([], 'b', done)).toBe(2);
    expect(await db.jobFailure.findMany()).toMatchObject([{ subject: 'b', tries: 1 }]);
  });

  it('An unreachable database counts as a failure of no item', async () => {
    const away = Object.assign(new Error('away'), { name: 'DatabaseUnavailable' });
    const call = doEach({
      ctx,
      input: {
        work: 'publication',
        list: async () => ['a', 'b'],
        idOf: (id) => id,
        act: () => Promise.reject(away),
      },
    });
    await expect(call).rejects.toBe(away);
    expect(await db.jobFailure.count()).toBe(0);
  });
});

it('An account request that fails for a day is given up, and the log says so', async () => {
  const records = captureLog();
  const { email } = await createLearner(db);
  await db.accountRequest.create({
    data: { kind: 'RESET_PASSWORD', email, client: {}, nextTryAt: ctx.now() },
  });
  await poison(db, 'OutboxMessage', 'recipient', email);
  for (let hours = 0; hours < 26; hours++) {
    await processAccountRequests({ ctx });
    ctx.clock.advance({ hours: 1 });
  }
  expect(await db.accountRequest.count()).toBe(0);
  expect(await db.jobFailure.count()).toBe(0);
  expect(records.at(-1)).toMatchObject({ level: 'error', requests: [expect.any(String)] });
  expect(records.length).toBeLessThan(20);
});
