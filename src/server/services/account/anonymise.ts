import { deletedEmail } from '~/domain/account-deletion';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { eraseGiftPersonalData } from '../gift/erase-gift-personal-data';
import { eraseCarriers } from '../invoice/erase-carriers';
import { deletePersonalRows } from './personal-rows';

/** Erases the personal data of an account. Its row stays, without a way to log in, because orders, payments and
 *  entitlements refer to it. Avatars are scheduled for deletion. The call is idempotent; lock the user's row
 *  before it.
 *  @param lockedHash the hash of an unknown random password */
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
  // Only operators are actors in events of other accounts.
  if (role !== 'USER') await eraseEventOrigins(tx, { actor: userId });
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

/** Erases the client's address and browser from audit events, and keeps the events. */
async function eraseEventOrigins(
  tx: Tx,
  events: { userId: string } | { actor: string },
): Promise<void> {
  const data = { address: null, userAgent: null };
  await tx.securityEvent.updateMany({ where: events, data });
}

/** Deletes every mail to the account's address, and to a requested new one unless another account has it. */
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

/** Deletes contact messages sent by the account or from its address, and the mails about them. */
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

/** Schedules the avatar for deletion at once, and the former ones that could still be restored. */
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
