import { requireUser, type ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { enqueueMail } from '~/server/services/mail/outbox';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { enqueueAccountRequest } from './enqueue-account-request';
import { createOneTimeLink } from './one-time-link';

/** Minimum interval between two verification mails. */
export const RESEND_INTERVAL_SECONDS = 60;

/** Mails the link that verifies the acting user's e-mail, or the pending new one, again. Without an unverified
 *  e-mail nothing is sent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | TOO_MANY_REQUESTS (one a minute, five an hour) */
export async function resendVerification({ ctx }: { ctx: ServiceContext }): Promise<void> {
  const userId = requireUser(ctx);
  const now = ctx.now();
  const ticket = await consumeRateLimit(ctx, 'resend-verification', { userId });
  try {
    if (!(await resend(ctx, userId, now))) await ticket.refund();
  } catch (error) {
    await ticket.refund();
    throw error;
  }
}

/** Sends the link again. @returns whether a mail is sent */
function resend(ctx: ServiceContext, userId: string, now: Date): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'UPDATE');
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    const last = await tx.oneTimeLink.findFirst({
      where: { userId, purpose: 'VERIFY_EMAIL' },
      orderBy: { createdAt: 'desc' },
    });
    const pending = last && !last.usedAt && last.email !== user.email ? last.email : null;
    if (user.emailVerifiedAt && !pending) return false;
    const age = last ? (now.getTime() - last.createdAt.getTime()) / 1000 : RESEND_INTERVAL_SECONDS;
    const pendingRequests = await tx.accountRequest.count({ where: { userId } });
    if (age < RESEND_INTERVAL_SECONDS || pendingRequests > 0) {
      const seconds = Math.max(1, Math.ceil(RESEND_INTERVAL_SECONDS - age));
      throw new ServiceError('TOO_MANY_REQUESTS', undefined, seconds);
    }
    if (pending) {
      await enqueueAccountRequest(tx, ctx, { kind: 'CHANGE_EMAIL', email: pending, userId });
      return true;
    }
    const { email } = user;
    const token = await createOneTimeLink(tx, { userId, purpose: 'VERIFY_EMAIL', email, now });
    await enqueueMail(tx, {
      template: 'verify-email',
      recipient: email,
      language: ctx.language,
      payload: { name: user.name, token },
    });
    return true;
  });
}
