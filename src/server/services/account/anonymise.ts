import { deletedEmail } from '~/domain/account-deletion';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { eraseGiftPersonalData } from '../gift/erase-gift-personal-data';
import { eraseCarriers } from '../invoice/erase-carriers';
import { deletePersonalRows } from './personal-rows';

/** What is left of an account when its person is taken out of it: a row that orders, payments and
 *  entitlements hang on, which nobody can log in to. Pictures go with the next cleaning. Doing it again
 *  changes nothing. Hold the user's row before.
 *  @param lockedHash the hash of a password that nobody knows */
export async function anonymise(
  tx: Tx,
  ctx: ServiceContext,
  { userId, lockedHash }: { userId: string; lockedHash: string },
): Promise<void> {
  const now = ctx.now();
  const { email, avatar, role } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  await deleteEmails(tx, userId, email);
  await scheduleAvatarDeletion(tx, userId, avatar, now);
  await tx.accountRequest.deleteMany({ where: { OR: [{ userId }, { email }] } });
  await deleteContactMessages(tx, userId, email);
  await deletePersonalRows(tx, userId);
  await eraseCarriers(tx, userId);
  await eraseGiftPersonalData(tx, userId);
  await eraseEventOrigins(tx, { userId });
  // Only an operator's name stands in other accounts' events.
  if (role === 'ADMIN') await eraseEventOrigins(tx, { actor: userId });
  await tx.user.update({
    where: { id: userId },
    data: {
      email: deletedEmail(userId),
      name: '',
      gender: null,
      phone: null,
      avatar: null,
      pronunciation: 'US',
      role: 'USER',
      passwordHash: lockedHash,
      passwordChangedAt: now,
      emailVerifiedAt: null,
      disabledAt: now,
    },
  });
}

/** The audit log keeps what happened, not from where. */
async function eraseEventOrigins(
  tx: Tx,
  events: { userId: string } | { actor: string },
): Promise<void> {
  const data = { address: null, userAgent: null };
  await tx.securityEvent.updateMany({ where: events, data });
}

/** Takes away every message to the account's address, and to one that it wanted to take and nobody has. */
async function deleteEmails(tx: Tx, userId: string, email: string): Promise<void> {
  const links = await tx.oneTimeLink.findMany({ where: { userId }, select: { email: true } });
  const requestedAddresses = links.map((link) => link.email);
  const taken = await tx.user.findMany({
    where: { email: { in: requestedAddresses }, id: { not: userId } },
    select: { email: true },
  });
  const others = new Set(taken.map((user) => user.email));
  const unclaimedAddresses = requestedAddresses.filter((address) => !others.has(address));
  await tx.outboxMessage.deleteMany({
    where: { recipient: { in: [email, ...unclaimedAddresses] } },
  });
}

/** Takes away what was written to us, logged in or from the account's address, and every mail about it. */
async function deleteContactMessages(tx: Tx, userId: string, email: string): Promise<void> {
  const where = { OR: [{ userId }, { email }] };
  const messages = await tx.contactMessage.findMany({ where, select: { id: true, email: true } });
  await tx.contactMessage.deleteMany({ where });
  const ids = messages.map(({ id }) => id);
  await tx.$executeRaw`
    DELETE FROM "OutboxMessage"
    WHERE template = 'contact-message' AND payload->>'id' = ANY(${ids})`;
  await tx.outboxMessage.deleteMany({
    where: { template: 'contact-received', recipient: { in: messages.map(({ email }) => email) } },
  });
}

/** Lets the cleaning take the picture and the former ones that were kept for their owner. */
async function scheduleAvatarDeletion(
  tx: Tx,
  userId: string,
  avatar: string | null,
  now: Date,
): Promise<void> {
  if (avatar)
    await tx.pendingFileDeletion.createMany({
      data: [{ path: avatar, userId, deleteAt: now, createdAt: now }],
      skipDuplicates: true,
    });
  await tx.pendingFileDeletion.updateMany({
    where: { userId },
    data: { userId: null, shown: false, deleteAt: now },
  });
}
