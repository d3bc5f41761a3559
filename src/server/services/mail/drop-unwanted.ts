import { z } from 'zod';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { ServiceContext, Verb } from '~/server/context';
import { metrics } from '~/server/telemetry/metrics';
import type { ClaimedMail } from './claim-mails';

/** Checks bulk mails again before they are sent, in whole batches, and deletes those that no longer apply: any mail
 *  whose time is over; a reminder or notice to a disabled or deleted account; a reminder to an account that has stopped
 *  reminders, has practised meanwhile or is about to be deleted; and a notice of an end that has changed.
 *  @returns the others */
export async function dropUnwanted({
  ctx,
  input: rows,
}: Verb<readonly ClaimedMail[]>): Promise<ClaimedMail[]> {
  const reminders = rows.filter(({ template }) => template === 'practice-reminder');
  const endings = rows.filter(({ template }) => template === 'membership-ending');
  const now = ctx.now();
  const unwanted = new Set([
    ...rows.flatMap(({ id, dropAfter }) => (dropAfter && dropAfter <= now ? [id] : [])),
    ...(await findUnwanted(ctx, reminders, isReminderWanted)),
    ...(await findUnwanted(ctx, endings, isEndingWanted)),
  ]);
  if (unwanted.size === 0) return [...rows];
  await ctx.db.outboxMessage.deleteMany({ where: { id: { in: [...unwanted] } } });
  metrics.mails.inc({ lane: 'BULK', outcome: 'dropped' }, unwanted.size);
  return rows.filter(({ id }) => !unwanted.has(id));
}

/** Whether a mail to an existing account still applies. */
type IsWanted = (row: ClaimedMail, account: Account) => boolean;

async function findUnwanted(
  ctx: ServiceContext,
  rows: readonly ClaimedMail[],
  isWanted: IsWanted,
): Promise<string[]> {
  if (rows.length === 0) return [];
  const accounts = await readAccounts(
    ctx,
    rows.map(({ recipient }) => recipient),
  );
  return rows.flatMap((row) => {
    const account = accounts.get(row.recipient);
    return account && isWanted(row, account) ? [] : [row.id];
  });
}

type Account = Awaited<ReturnType<typeof readRows>>[number];

async function readAccounts(ctx: ServiceContext, emails: string[]): Promise<Map<string, Account>> {
  const rows = await readRows(ctx, emails);
  return new Map(rows.map((row) => [row.email, row]));
}

/** The accounts of these addresses that may get bulk mails. */
function readRows({ db, now }: ServiceContext, emails: string[]) {
  const today = dayToDate(taipeiDay(now()));
  return db.user.findMany({
    where: { email: { in: emails }, disabledAt: null, anonymisedAt: null },
    select: {
      email: true,
      emailVerifiedAt: true,
      deletionDueAt: true,
      settings: { select: { reminderHour: true, remindersStoppedAt: true } },
      practiceDays: { where: { day: today, attempts: { gt: 0 } }, select: { day: true } },
      membershipEnd: { select: { endsAt: true } },
    },
  });
}

const isReminderWanted: IsWanted = (_, account) =>
  account.emailVerifiedAt !== null &&
  account.deletionDueAt === null &&
  account.settings?.reminderHour != null &&
  account.settings.remindersStoppedAt === null &&
  account.practiceDays.length === 0;

const endingSchema = z.object({ endsAt: z.string() });

/** An unreadable notice counts as wanted, because composing it then fails with an error that operators see. */
const isEndingWanted: IsWanted = (row, { membershipEnd }) => {
  const { data } = endingSchema.safeParse(row.payload);
  return !data || membershipEnd?.endsAt.toISOString() === data.endsAt;
};
