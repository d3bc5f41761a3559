import 'server-only';
import { isCheckInOpen, TRIAL_DAYS, trialKey } from '~/domain/activity';
import type { CheckedIn, CheckInInput } from '~/schemas/activity';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Activity, User } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { enqueueMail } from '../mail/outbox';
import { appendEntitlements } from '../membership/append-entitlements';
import { getCurrentMembership, getMembershipExpiry } from '../membership/queries';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockActivity } from './lock-activity';

/** Records the check-in of a person with a seat. If the activity includes a trial, a non-member gets it now,
 *  once per account: the ledger's unique key prevents a second one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ACTIVITY_NOT_FOUND | REGISTRATION_NOT_FOUND |
 *    ACTIVITY_CANCELLED | CHECK_IN_TOO_EARLY */
export async function checkIn({ ctx, input }: Verb<CheckInInput>): Promise<CheckedIn> {
  requirePermission({ ctx, input: 'activity.checkIn' });
  const now = ctx.now();
  return withTransaction(ctx, async (tx) => {
    const activity = await lockActivity(tx, input.slug);
    if (activity.cancelledAt) throw new ServiceError('ACTIVITY_CANCELLED');
    const own = await tx.activityRegistration.findFirst({
      where: { activityId: activity.id, status: 'CONFIRMED', user: { email: input.email } },
      include: { user: true },
    });
    if (!own) throw new ServiceError('REGISTRATION_NOT_FOUND');
    const { user } = own;
    if (own.checkedInAt)
      return {
        name: user.name,
        first: false,
        checkedInAt: own.checkedInAt,
        trialUntil: null,
      };
    if (!isCheckInOpen(activity, now)) throw new ServiceError('CHECK_IN_TOO_EARLY');
    await tx.activityRegistration.update({ where: { id: own.id }, data: { checkedInAt: now } });
    await recordAct(tx, ctx, {
      kind: 'activity.checkIn',
      permission: 'activity.checkIn',
      subject: ['activity', activity.slug],
      after: { registration: own.id },
    });
    const trialUntil = activity.trial ? await grantTrial(tx, activity, user, now) : null;
    return { name: user.name, first: true, checkedInAt: now, trialUntil };
  });
}

/** @returns end of the trial; null for a member, and for a person who has had a trial */
async function grantTrial(tx: Tx, activity: Activity, user: User, now: Date): Promise<Date | null> {
  // A person with a paused membership is a member, too.
  const { expiresAt, paused } = await getCurrentMembership(tx, user.id, now);
  if (expiresAt || paused) return null;
  const sourceKey = trialKey(user.id);
  const trial = { kind: 'TRIAL', days: TRIAL_DAYS, sourceKey, reason: activity.slug } as const;
  if ((await appendEntitlements(tx, user.id, [trial], now)) === 0) return null;
  const until = await getMembershipExpiry(tx, user.id, now);
  if (until)
    await enqueueMail(tx, {
      template: 'activity-trial',
      recipient: user.email,
      language: user.language,
      payload: { name: user.name, until: until.toISOString() },
    });
  return until;
}
