import { dayToDate, taipeiDay } from '~/domain/day';
import { isReminderDue, remindableHours } from '~/domain/practice-reminder';
import type { NextSteps } from '~/schemas/next-step';
import { type ServiceContext, withTransaction } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { lockUser } from '~/server/lock-user';
import { doEach } from '~/server/services/job-failure/do-each';
import { enqueueMail } from '../mail/outbox';
import { getUserNextSteps } from '../next-step/get-next-steps';
import { createReminderToken } from './reminder-token';

/** Maximum number of accounts that are read at once. */
const BATCH_SIZE = 200;

/** Mails the next step to those who chose this hour and have not practised today: at most once a day, to verified
 *  accounts that are neither disabled nor about to be deleted. Safe with several workers: the row of the account
 *  and day is inserted in the transaction that enqueues the e-mail.
 *  @returns the number of enqueued e-mails */
export async function sendPracticeReminders({ ctx }: { ctx: ServiceContext }): Promise<number> {
  return doEach({
    ctx,
    input: {
      work: 'practiceReminder',
      list: (held) => listRemindable(ctx, held),
      idOf: (userId) => userId,
      act: (userId) => remind(ctx, userId),
    },
  });
}

/** Ids of the accounts whose reminder is due, but for those held back; read batch by batch. */
async function* listRemindable(ctx: ServiceContext, held: readonly string[]) {
  let last: string | undefined;
  do {
    const userIds = await findRemindable(ctx, last);
    yield* userIds.filter((userId) => !held.includes(userId));
    last = userIds.length < BATCH_SIZE ? undefined : userIds.at(-1);
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
    take: BATCH_SIZE,
  });
  return rows.map(({ userId }) => userId);
}

async function remind(ctx: ServiceContext, userId: string): Promise<boolean> {
  const next = await getUserNextSteps({ ctx, input: userId });
  if (next.isDone) return false;
  return withTransaction(ctx, async (tx) => {
    // A stop locks the account, too, and so does whatever disables it.
    await lockUser(tx, userId, 'NO KEY UPDATE');
    return enqueueReminder(tx, { userId, next, now: ctx.now() });
  });
}

async function enqueueReminder(
  tx: Tx,
  { userId, next, now }: { userId: string; next: NextSteps; now: Date },
): Promise<boolean> {
  const settings = await tx.learnerSettings.findFirst({
    where: { ...remindable(now), userId },
    include: { user: true },
  });
  if (!settings || settings.reminderHour === null || settings.reminderSetAt === null) return false;
  const chosen = { hour: settings.reminderHour, setAt: settings.reminderSetAt };
  if (!isReminderDue(chosen, now)) return false;
  const { count } = await tx.practiceReminder.createMany({
    data: [{ userId, day: dayToDate(next.today) }],
    skipDuplicates: true,
  });
  if (count === 0) return false;
  const { email: recipient, name, language } = settings.user;
  await enqueueMail(tx, {
    template: 'practice-reminder',
    recipient,
    language,
    payload: {
      name,
      token: createReminderToken(userId),
      hour: chosen.hour,
      step: next.steps[0],
      minutes: next.minutes,
      isComeback: next.isComeback,
    },
  });
  return true;
}
