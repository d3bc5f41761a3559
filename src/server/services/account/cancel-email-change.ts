import type { EmailVerification } from '~/schemas/profile';
import { requireUser, type ServiceContext } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { getEmailVerification } from './get-email-verification';

/** Cancels a pending change of the acting user's e-mail and invalidates its link. Without a pending change
 *  nothing happens.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function cancelEmailChange({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<EmailVerification> {
  const userId = requireUser(ctx);
  await withTransaction(ctx, async (tx) => {
    // The request is deleted first: if the worker is processing it, the delete waits, and its link exists
    // afterwards.
    await tx.accountRequest.deleteMany({ where: { userId, kind: 'CHANGE_EMAIL' } });
    await tx.$executeRaw`
      UPDATE "OneTimeLink" AS link SET "usedAt" = ${ctx.now()}
      FROM "User" AS owner
      WHERE owner.id = link."userId" AND owner.id = ${userId}::uuid
        AND link.purpose = 'VERIFY_EMAIL' AND link."usedAt" IS NULL AND link.email <> owner.email`;
  });
  return getEmailVerification({ ctx });
}
