import type { EmailVerification } from '~/schemas/profile';
import { requireUser, type ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { RESEND_INTERVAL_SECONDS } from './resend-verification';

/** Whether the account's e-mail is verified, the pending new one, and the time from which a link may be sent
 *  again. A new e-mail is also pending when another account has it, so that the user cannot tell the two apart.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getEmailVerification({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<EmailVerification> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  const [user, request, link] = await Promise.all([
    ctx.db.user.findUnique({ where: { id: userId } }),
    ctx.db.accountRequest.findFirst({
      where: { userId, kind: 'CHANGE_EMAIL' },
      orderBy: { createdAt: 'desc' },
    }),
    ctx.db.oneTimeLink.findFirst({
      where: { userId, purpose: 'VERIFY_EMAIL' },
      orderBy: { createdAt: 'desc' },
    }),
  ]);
  if (!user) throw new ServiceError('LOGIN_USER_REQUIRED');
  const { email } = user;
  const validated = user.emailVerifiedAt !== null;
  const isPending = link && !link.usedAt && link.expiresAt > now && link.email !== email;
  const pending =
    request && request.email !== email ? request.email : isPending ? link.email : null;
  const sentAt = request?.createdAt ?? link?.createdAt;
  const resendAt = sentAt && new Date(sentAt.getTime() + RESEND_INTERVAL_SECONDS * 1000);
  const tooEarly = resendAt !== undefined && resendAt > now && (pending !== null || !validated);
  return { email, validated, pending, resendAt: tooEarly ? resendAt : null };
}
