import type { ContactIdInput } from '~/schemas/contact';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';

/** Marks a contact message as unanswered again. An unanswered message is not changed.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTACT_NOT_FOUND */
export async function reopenMessage({ ctx, input: { id } }: Verb<ContactIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'letter.answer' });
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, repliedAt: { not: null } },
      data: { repliedAt: null },
    });
    if (count > 0)
      return recordAct(tx, ctx, {
        kind: 'letter.reopen',
        permission: 'letter.answer',
        subject: ['letter', id],
        before: { answered: true },
        after: { answered: false },
      });
    if ((await tx.contactMessage.count({ where: { id } })) === 0)
      throw new ServiceError('CONTACT_NOT_FOUND');
  });
}
