import { createSecretToken, hashToken } from '~/lib/secret-token';
import { Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUsers } from '~/server/lock-user';
import type { LinkPurpose, OneTimeLink } from '~/server/prisma-client/client';

/** Days for which the previous e-mail of an account can restore itself. */
const RESTORE_EMAIL_DAYS = 7;

/** Lifetime of a link of each purpose. */
const LIFETIME_MINUTES: Record<LinkPurpose, number> = {
  RESET_PASSWORD: 30,
  VERIFY_EMAIL: 24 * 60,
  RESTORE_EMAIL: RESTORE_EMAIL_DAYS * 24 * 60,
};

/** Whether a link survives every change of the credentials and every later link of its purpose. */
const isPermanent = (purpose: LinkPurpose) => purpose === 'RESTORE_EMAIL';

interface NewOneTimeLink {
  userId: string;
  purpose: LinkPurpose;
  /** The e-mail that the link verifies. */
  email: string;
  now: Date;
}

/** Creates a link that works once, under the present version of the account's credentials. It invalidates earlier
 *  links of its purpose, except for ways back, because a second change must not invalidate the way back of the
 *  first.
 *  @returns the token to mail; only its hash is stored */
export async function createOneTimeLink(
  tx: Tx,
  { userId, purpose, email, now }: NewOneTimeLink,
): Promise<string> {
  if (!isPermanent(purpose))
    await tx.oneTimeLink.updateMany({
      where: { userId, purpose, usedAt: null },
      data: { usedAt: now },
    });
  const { credentialsVersion } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  const token = createSecretToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MINUTES[purpose] * 60_000);
  await tx.oneTimeLink.create({
    data: {
      userId,
      purpose,
      email,
      credentialsVersion,
      tokenHash: hashToken(token),
      expiresAt,
      createdAt: now,
    },
  });
  return token;
}

/** Marks a link as used; of two concurrent calls one succeeds.
 *  @throws ServiceError LINK_INVALID when it is unknown, used or expired, or the credentials have changed since */
export async function consumeOneTimeLink(
  tx: Tx,
  { token, purpose, now }: { token: string; purpose: LinkPurpose; now: Date },
): Promise<OneTimeLink> {
  const hash = hashToken(token);
  // The user is locked first, as by `createOneTimeLink`'s callers; the other order could deadlock.
  const user = Prisma.sql`id = (SELECT "userId" FROM "OneTimeLink" WHERE "tokenHash" = ${hash})`;
  await lockUsers(tx, user, 'UPDATE');
  const { count } = await tx.oneTimeLink.updateMany({
    where: { tokenHash: hash, purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  const found = await tx.oneTimeLink.findUnique({
    where: { tokenHash: hash },
    include: { user: { select: { credentialsVersion: true } } },
  });
  if (count !== 1 || !found) throw new ServiceError('LINK_INVALID');
  const { user: owner, ...link } = found;
  if (!isPermanent(purpose) && link.credentialsVersion !== owner.credentialsVersion)
    throw new ServiceError('LINK_INVALID');
  return link;
}
