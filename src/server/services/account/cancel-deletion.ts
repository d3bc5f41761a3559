import { requireUser, type ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { withTransaction } from '~/server/transaction';

/** Cancels the deletion of the acting user's account and mails the user. Without a requested deletion nothing
 *  happens. Of a concurrent cancellation and anonymisation, exactly one takes effect.
 *  @throws ServiceError LOGIN_USER_REQUIRED when the account is anonymised */
export async function cancelDeletion({ ctx }: { ctx: ServiceContext }): Promise<void> {
  const id = requireUser(ctx);
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, deletionDueAt: { not: null }, anonymisedAt: null },
      data: { deletionDueAt: null },
    });
    const { email, name, anonymisedAt } = await tx.user.findUniqueOrThrow({ where: { id } });
    if (anonymisedAt) throw new ServiceError('LOGIN_USER_REQUIRED');
    if (count === 0) return;
    await recordSecurityEvent(tx, ctx, { kind: 'DELETION_CANCELLED', userId: id });
    await enqueueMail(tx, {
      template: 'deletion-cancelled',
      recipient: email,
      language: ctx.language,
      payload: { name },
    });
  });
}
