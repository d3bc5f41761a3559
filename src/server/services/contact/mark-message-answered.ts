import type { ContactIdInput } from '~/schemas/contact';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';

/** Marks a contact message as answered. A message that was marked before keeps its time.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTACT_NOT_FOUND */
export async function markMessageAnswered({
  ctx,
  input: { id },
}: Verb<ContactIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'letter.answer' });
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.contactMessage.updateMany({
      where: { id, repliedAt: null },
      data: { repliedAt: ctx.now() },
    });
    if (count > 0)
      return recordAct(tx, ctx, {
        kind: 'letter.answer',
        permission: 'letter.answer',
        subject: ['letter', id],
        before: { answered: false },
        after: { answered: true },
      });
    if ((await tx.contactMessage.count({ where: { id } })) === 0)
      throw new ServiceError('CONTACT_NOT_FOUND');
  });
}
