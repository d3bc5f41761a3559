import 'server-only';
import { answeredBy } from '~/domain/onboarding';
import type { EditSettingsInput, LearnerSettings } from '~/schemas/learner-settings';
import { requireUser, type Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { withdrawMails } from '../mail/outbox';
import { getUserSettings } from './learner-settings';

/** Updates the settings given in the input and leaves the others, also under concurrent updates from two devices. A
 *  chosen hour starts reminders that a mailed link had stopped. An answered or skipped question counts as asked.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function editSettings({
  ctx,
  input,
}: Verb<EditSettingsInput>): Promise<LearnerSettings> {
  const userId = requireUser(ctx);
  const { leniency, keyMap, goal, dailyReviews, level, minutes, listening, reminderHour, skipped } =
    input;
  const change = {
    leniency,
    keyMap,
    dailyReviews,
    level,
    minutes,
    listening,
    ...(reminderHour !== undefined && {
      reminderHour,
      reminderSetAt: ctx.now(),
      remindersStoppedAt: null,
    }),
    ...(goal && { goalKind: goal.kind, goalAmount: goal.amount }),
  };
  return withTransaction(ctx, async (tx) => {
    // The worker locks the account, too: either it reads the new hour, or its mail is withdrawn here.
    await lockUser(tx, userId, 'NO KEY UPDATE');
    await tx.learnerSettings.createMany({ data: [{ userId }], skipDuplicates: true });
    const { asked } = await getUserSettings(tx, userId);
    const settled = [...new Set([...asked, ...answeredBy(input), ...(skipped ?? [])])];
    await tx.learnerSettings.update({ where: { userId }, data: { ...change, asked: settled } });
    if (reminderHour === null) {
      const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
      await withdrawMails(tx, { template: 'practice-reminder', recipient: email });
    }
    return getUserSettings(tx, userId);
  });
}
