import type { ResetPasswordInput } from '~/schemas/auth';
import type { ServiceContext, Verb } from '~/server/context';
import { endLinks } from '~/server/credentials/revoke-earlier-access';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { OneTimeLink, User } from '~/server/prisma-client/client';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { limitFailures } from '~/server/throttle/limit-failures';
import { setPasswordByLink } from './set-password-by-link';

/** Restores an account's previous e-mail by the link that was mailed to this address when it was replaced, and
 *  sets a new password. It ends every session, and the ways back of later changes.
 *  @throws ServiceError LINK_INVALID | LINK_USED (it was done already) | EMAIL_TAKEN (another account has
 *    the address) | PASSWORD_TOO_COMMON (the link stays usable) | TOO_MANY_REQUESTS */
export function restoreEmail({ ctx, input }: Verb<ResetPasswordInput>): Promise<void> {
  const restoration = {
    ...input,
    purpose: 'RESTORE_EMAIL',
    complete: (tx, found) => restoreAddress(tx, ctx, found),
  } satisfies Parameters<typeof setPasswordByLink>[0]['input'];
  return limitFailures(ctx, { action: 'mailed-link' }, () =>
    setPasswordByLink({ ctx, input: restoration }).catch((error: unknown) => {
      const isTaken = error instanceof Prisma.PrismaClientKnownRequestError;
      throw isTaken && error.code === 'P2002' ? new ServiceError('EMAIL_TAKEN') : error;
    }),
  );
}

async function restoreAddress(
  tx: Tx,
  ctx: ServiceContext,
  { link, user }: { link: OneTimeLink; user: User },
): Promise<void> {
  const { id: userId, name, language } = user;
  const { email } = link;
  const now = ctx.now();
  await tx.user.update({ where: { id: userId }, data: { email, emailVerifiedAt: now } });
  // Deletes the ways back to the addresses that a thief set. Earlier ones stay, because the earliest address
  // decides.
  const later = { gt: link.credentialsVersion };
  await endLinks(tx, ctx, { userId, purpose: 'RESTORE_EMAIL', credentialsVersion: later });
  const changed = user.email !== email;
  await recordSecurityEvent(tx, ctx, { kind: 'EMAIL_VERIFIED', userId, detail: { changed } });
  if (!changed) return;
  await enqueueMail(tx, {
    template: 'email-restored',
    recipient: user.email,
    language,
    payload: { name },
  });
}
