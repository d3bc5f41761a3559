import type { ContactIdInput } from '~/schemas/contact';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireOperator } from '../operator/operators';

/** Marks a contact message as answered. One that was answered before keeps its time.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTACT_NOT_FOUND */
export async function markMessageAnswered({
  ctx,
  input: { id },
}: Verb<ContactIdInput>): Promise<void> {
  requireOperator({ ctx });
  const { count } = await ctx.db.contactMessage.updateMany({
    where: { id, repliedAt: null },
    data: { repliedAt: ctx.now() },
  });
  if (count > 0) return;
  if ((await ctx.db.contactMessage.count({ where: { id } })) === 0)
    throw new ServiceError('CONTACT_NOT_FOUND');
}
