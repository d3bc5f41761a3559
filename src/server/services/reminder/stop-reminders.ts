import type { ReminderLinkInput } from '~/schemas/reminder';
import type { Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { withdrawMails } from '../mail/outbox';
import { readReminderToken } from './reminder-token';

/** Stops the reminders of the account that a mailed link names, for any login state, and withdraws an unsent one. A
 *  second call changes nothing. The chosen hour stays, so that the stop can be undone. There is no rate limit, because
 *  a link cannot be guessed, and mail providers call it for many people from one address.
 *  @throws ServiceError LINK_INVALID */
export async function stopReminders({ ctx, input }: Verb<ReminderLinkInput>): Promise<void> {
  const userId = readReminderToken(input.token);
  await withTransaction(ctx, async (tx) => {
    // The worker locks the account, too: either it reads the stop, or its mail is withdrawn here.
    if (!(await lockUser(tx, userId, 'NO KEY UPDATE'))) return;
    await tx.learnerSettings.updateMany({
      where: { userId, remindersStoppedAt: null },
      data: { remindersStoppedAt: ctx.now() },
    });
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await withdrawMails(tx, { template: 'practice-reminder', recipient: email });
  });
}
