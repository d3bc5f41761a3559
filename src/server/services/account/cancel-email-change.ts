import type { EmailVerification } from '~/schemas/profile';
import { requireUser, type ServiceContext, withTransaction } from '~/server/context';
import { getEmailVerification } from './get-email-verification';

/** Keeps the address that the account has: the link to the new one stops working. Nothing to cancel is
 *  no error.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function cancelEmailChange({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<EmailVerification> {
  const userId = requireUser(ctx);
  await withTransaction(ctx, async (tx) => {
    // The request first: when the worker is answering it, its link is there once this returns.
    await tx.accountRequest.deleteMany({ where: { userId, kind: 'CHANGE_EMAIL' } });
    await tx.$executeRaw`
      UPDATE "OneTimeLink" AS link SET "usedAt" = ${ctx.now()}
      FROM "User" AS owner
      WHERE owner.id = link."userId" AND owner.id = ${userId}::uuid
        AND link.purpose = 'VERIFY_EMAIL' AND link."usedAt" IS NULL AND link.email <> owner.email`;
  });
  return getEmailVerification({ ctx });
}
