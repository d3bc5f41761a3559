import { dayToDate, taipeiDay } from '~/domain/day';
import { isReminderDue, remindableHours, reminderEnd } from '~/domain/practice-reminder';
import type { Language } from '~/lib/language';
import type { NextSteps } from '~/schemas/next-step';
import type { ServiceContext } from '~/server/context';
import { isUnavailable } from '~/server/database/unavailable';
import { Prisma, type Tx } from '~/server/db';
import { lockUsers } from '~/server/lock-user';
import { doEach } from '~/server/services/job-failure/do-each';
import { withTransaction } from '~/server/transaction';
import { enqueueMails, type QueuedMail } from '../mail/outbox';
import { getNextStepsOfMany } from '../next-step/get-next-steps';
import { createReminderToken } from './reminder-token';

/** Number of accounts whose reminders are computed and written at once. */
const SET_SIZE = 200;

/** Mails the next step to those who chose this hour and have not practised today: at most once a day, and only to
 *  verified accounts that are neither disabled nor about to be deleted. Sets of accounts are computed in two statements
 *  and written in one transaction; after a failure of a set, each of its accounts is handled separately, so that no
 *  account delays another. Safe with several workers: the row of the account and day is inserted in the transaction
 *  that enqueues the e-mail.
 *  @returns the number of enqueued e-mails */
export async function sendPracticeReminders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  let inSets = 0;
  const alone = await doEach({
    ctx,
    input: {
      work: 'practiceReminder',
      list: (held) =>
        listAlone(ctx, held, (count) => {
          inSets += count;
        }),
      idOf: (userId) => userId,
      act: async (userId) => (await remind(ctx, [userId])) === 1,
    },
  });
  return inSets + alone;
}

/** Reminds set by set, and lists the accounts of the sets that failed. @param held accounts that are skipped now */
async function* listAlone(
  ctx: ServiceContext,
  held: readonly string[],
  onSet: (count: number) => void,
) {
  const heldIds = new Set(held);
  for await (const found of listRemindable(ctx)) {
    const userIds = found.filter((userId) => !heldIds.has(userId));
    try {
      onSet(await remind(ctx, userIds));
    } catch (error) {
      if (isUnavailable(error)) throw error;
      yield* userIds;
    }
  }
}

/** Ids of the accounts whose reminder is due, one set at a time. */
async function* listRemindable(ctx: ServiceContext) {
  let last: string | undefined;
  do {
    const userIds = await findRemindable(ctx, last);
    if (userIds.length > 0) yield userIds;
    last = userIds.length < SET_SIZE ? undefined : userIds.at(-1);
  } while (last);
}

/** Accounts that may get a reminder now. */
function remindable(now: Date): Prisma.LearnerSettingsWhereInput {
  const day = dayToDate(taipeiDay(now));
  return {
    reminderHour: { in: remindableHours(now) },
    remindersStoppedAt: null,
    user: {
      disabledAt: null,
      anonymisedAt: null,
      deletionDueAt: null,
      emailVerifiedAt: { not: null },
      practiceDays: { none: { day, attempts: { gt: 0 } } },
      practiceReminders: { none: { day } },
    },
  };
}

/** Ids of the next accounts whose reminder is due. @param after id of the last one before them */
async function findRemindable(ctx: ServiceContext, after: string | undefined): Promise<string[]> {
  const rows = await ctx.db.learnerSettings.findMany({
    where: { ...remindable(ctx.now()), ...(after && { userId: { gt: after } }) },
    orderBy: { userId: 'asc' },
    select: { userId: true },
    take: SET_SIZE,
  });
  return rows.map(({ userId }) => userId);
}

/** Writes the reminders of accounts that have a next step. @returns their number */
async function remind(ctx: ServiceContext, userIds: readonly string[]): Promise<number> {
  const steps = await getNextStepsOfMany({ ctx, input: [...userIds] });
  const idle = [...steps].flatMap(([userId, { isDone }]) => (isDone ? [] : [userId]));
  if (idle.length === 0) return 0;
  return withTransaction(ctx, async (tx) => {
    // Stopping reminders locks the account, too, and so does disabling it.
    await lockUsers(tx, Prisma.sql`id = ANY(${idle}::uuid[])`, 'NO KEY UPDATE');
    return enqueueReminders(tx, { userIds: idle, steps, now: ctx.now() });
  });
}

async function enqueueReminders(
  tx: Tx,
  { userIds, steps, now }: { userIds: string[]; steps: Map<string, NextSteps>; now: Date },
): Promise<number> {
  const found = await tx.learnerSettings.findMany({
    where: { ...remindable(now), userId: { in: userIds } },
    include: { user: { select: { email: true, name: true, language: true } } },
  });
  const due = found.filter(
    ({ reminderHour: hour, reminderSetAt: setAt }) =>
      hour !== null && setAt !== null && isReminderDue({ hour, setAt }, now),
  );
  const day = dayToDate(taipeiDay(now));
  const written = await tx.practiceReminder.createManyAndReturn({
    data: due.map(({ userId }) => ({ userId, day })),
    skipDuplicates: true,
    select: { userId: true },
  });
  const mine = new Set(written.map(({ userId }) => userId));
  const mails = due.filter(({ userId }) => mine.has(userId)).map((one) => toMail(one, steps, now));
  await enqueueMails(tx, mails);
  return mails.length;
}

interface Remindable {
  userId: string;
  reminderHour: number | null;
  user: { email: string; name: string; language: Language };
}

function toMail(
  { userId, reminderHour, user }: Remindable,
  steps: Map<string, NextSteps>,
  now: Date,
): QueuedMail<'practice-reminder'> {
  const hour = reminderHour!;
  const next = steps.get(userId)!;
  return {
    template: 'practice-reminder',
    recipient: user.email,
    language: user.language,
    payload: {
      name: user.name,
      token: createReminderToken(userId),
      hour,
      step: next.steps[0],
      minutes: next.minutes,
      isComeback: next.isComeback,
    },
    dropAfter: reminderEnd(hour, now),
  };
}
