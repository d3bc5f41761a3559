import type { Verb } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';
import type { User } from '~/server/prisma-client/client';
import { getMembershipHistory } from '~/server/services/membership/queries';
import { PAGE_SIZE, paginate } from './pages';

/** The parts about the person and the account's security. Columns are listed one by one, so that no hash of a
 *  password, token or cookie is exported. */
export function accountParts({ ctx: { db, now }, input: user }: Verb<User>) {
  const userId = user.id;
  const ownRows = { where: { userId } };
  return {
    account: async () => ({
      id: user.id,
      email: user.email,
      name: user.name,
      gender: user.gender,
      phone: user.phone,
      avatar: user.avatar && storage().publicUrl(user.avatar),
      pronunciation: user.pronunciation,
      language: user.language,
      emailVerifiedAt: user.emailVerifiedAt,
      passwordChangedAt: user.passwordChangedAt,
      createdAt: user.createdAt,
      deletionDueAt: user.deletionDueAt,
    }),
    terms: async () => ({ version: user.termsVersion, acceptedAt: user.termsAcceptedAt }),
    devices: async () => {
      const sessions = await db.session.findMany({ ...ownRows, orderBy: { createdAt: 'asc' } });
      return sessions.map(({ userAgent, createdAt, lastSeenAt, expires }) => ({
        userAgent,
        signedInAt: createdAt,
        lastSeenAt,
        endsAt: expires,
      }));
    },
    knownBrowsers: async () => {
      const knownDevices = await db.knownDevice.findMany({
        ...ownRows,
        orderBy: { createdAt: 'asc' },
      });
      return knownDevices.map(({ createdAt, lastUsedAt }) => ({
        firstUsedAt: createdAt,
        lastUsedAt,
      }));
    },
    membership: async () => {
      const { level, expiresAt } = await getMembershipHistory(db, userId, now());
      return { level, expiresAt };
    },
    letters: async () => {
      const messages = await db.contactMessage.findMany({
        ...ownRows,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        select: {
          name: true,
          email: true,
          subject: true,
          orderNumber: true,
          body: true,
          createdAt: true,
          repliedAt: true,
        },
      });
      return messages.map(({ repliedAt, ...message }) => ({ ...message, answeredAt: repliedAt }));
    },
    notes: () =>
      db.personNote.findMany({
        ...ownRows,
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        select: { text: true, at: true },
      }),
    mails: () =>
      paginate(
        (last: { id: string } | null) =>
          db.outboxMessage.findMany({
            // Before the account's creation another account may have had the e-mail.
            where: { recipient: user.email, createdAt: { gte: user.createdAt } },
            select: { id: true, template: true, language: true, createdAt: true, sentAt: true },
            orderBy: { id: 'asc' },
            take: PAGE_SIZE,
            ...(last && { cursor: { id: last.id }, skip: 1 }),
          }),
        ({ id: _, ...mail }) => mail,
      ),
    securityEvents: () =>
      paginate(
        (last: { id: string; at: Date } | null) =>
          db.securityEvent.findMany({
            where: { userId, ...(last && { at: { gte: last.at } }) },
            orderBy: [{ at: 'asc' }, { id: 'asc' }],
            take: PAGE_SIZE,
            ...(last && { cursor: { id: last.id }, skip: 1 }),
          }),
        ({ kind, at, actor, address, userAgent, detail }) => ({
          kind,
          at,
          by: actor === userId ? 'you' : ['visitor', 'system'].includes(actor) ? actor : 'operator',
          address,
          userAgent,
          detail,
        }),
      ),
  };
}
