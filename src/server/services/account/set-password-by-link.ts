import { hashToken } from '~/lib/secret-token';
import type { ResetPasswordInput } from '~/schemas/auth';
import type { ServiceContext, Verb } from '~/server/context';
import { hashPassword } from '~/server/credentials/passwords';
import { revokeEarlierAccess } from '~/server/credentials/revoke-earlier-access';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { OneTimeLink, User } from '~/server/prisma-client/client';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { enqueueMail } from '~/server/services/mail/outbox';
import { withTransaction } from '~/server/transaction';
import { assertPasswordAllowed } from './assert-password-allowed';
import { saveDevice } from './known-device';
import { consumeOneTimeLink } from './one-time-link';

/** The links with which a visitor sets a password. */
type PasswordPurpose = 'RESET_PASSWORD' | 'RESTORE_EMAIL';

const ACTS = { RESET_PASSWORD: 'password-reset', RESTORE_EMAIL: 'email-restore' } as const;

interface PasswordLink extends ResetPasswordInput {
  purpose: PasswordPurpose;
  /** Further effects of the link, in its transaction. @param user the account as it was before */
  complete: (tx: Tx, found: { link: OneTimeLink; user: User }) => Promise<void>;
}

/** Sets a new password by a mailed link. It revokes everything that was issued before. The caller's browser becomes
 *  a known device, so that an attacker's failed logins cannot lock the user out.
 *  @throws ServiceError LINK_INVALID | LINK_USED (the password was set already) | PASSWORD_TOO_COMMON (the link
 *    stays usable) */
export async function setPasswordByLink({ ctx, input }: Verb<PasswordLink>): Promise<void> {
  const { token, purpose, complete } = input;
  const now = ctx.now();
  const found = await ctx.db.oneTimeLink.findFirst({
    where: {
      tokenHash: hashToken(token),
      purpose,
      usedAt: null,
      expiresAt: { gt: now },
      user: { disabledAt: null },
    },
    include: { user: true },
  });
  if (!found) throw await toLinkError(ctx, input);
  assertPasswordAllowed(input.password, found.email, found.user.name);
  const passwordHash = await hashPassword(input.password, ctx.client);
  const changed = withTransaction(ctx, async (tx) => {
    const link = await consumeOneTimeLink(tx, { token, purpose, now });
    const { userId } = link;
    const user = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    if (user.disabledAt) throw new ServiceError('LINK_INVALID');
    await tx.user.update({
      where: { id: userId },
      data: { passwordHash, passwordChangedAt: now },
    });
    await complete(tx, { link, user });
    await revokeEarlierAccess(tx, ctx, { act: ACTS[purpose], userId });
    await saveDevice(tx, ctx, userId);
    await recordSecurityEvent(tx, ctx, { kind: 'PASSWORD_RESET', userId });
    const {
      email: recipient,
      name,
      language,
    } = await tx.user.findUniqueOrThrow({
      where: { id: userId },
    });
    await enqueueMail(tx, { template: 'password-changed', recipient, language, payload: { name } });
  });
  await changed.catch(async (error: unknown) => {
    const isUnusable = error instanceof ServiceError && error.code === 'LINK_INVALID';
    throw isUnusable ? await toLinkError(ctx, input) : error;
  });
}

/** The error for an unusable link: LINK_USED when this link set the current password, as after a repeated
 *  submit. */
async function toLinkError(
  { db }: ServiceContext,
  { token, purpose }: Pick<PasswordLink, 'token' | 'purpose'>,
): Promise<ServiceError> {
  const link = await db.oneTimeLink.findUnique({
    where: { tokenHash: hashToken(token), purpose },
    include: { user: { select: { passwordChangedAt: true } } },
  });
  if (!link?.usedAt || link.usedAt >= link.expiresAt) return new ServiceError('LINK_INVALID');
  const wasUsedForThis = link.usedAt.getTime() === link.user.passwordChangedAt.getTime();
  return new ServiceError(wasUsedForThis ? 'LINK_USED' : 'LINK_INVALID');
}
