import { dueReminder } from '~/domain/membership-reminder';
import { createOneTimeLink } from '../../account/one-time-link';
import { getCurrentMembership } from '../../membership/queries';
import type { AnewCall, Composer } from './composer';

const findPerson = ({ tx, recipient: email }: AnewCall) =>
  tx.user.findUnique({ where: { email, anonymisedAt: null, disabledAt: null } });

/** Mails about the account that has the recipient's address. */
export const ABOUT_ACCOUNT = {
  'verify-email': async (call) => {
    const { tx, now, recipient } = call;
    const person = await findPerson(call);
    if (!person || person.emailVerifiedAt) return null;
    const last = await tx.oneTimeLink.findFirst({
      where: { userId: person.id, purpose: 'VERIFY_EMAIL' },
      orderBy: { createdAt: 'desc' },
    });
    // The user is changing to another address, and a link to this one would cancel the change.
    if (last && !last.usedAt && last.email !== recipient) return null;
    const link = { userId: person.id, purpose: 'VERIFY_EMAIL', email: recipient, now } as const;
    const token = await createOneTimeLink(tx, link);
    const { name, language } = person;
    return { template: 'verify-email', recipient, language, payload: { name, token } };
  },
  'deletion-requested': async (call) => {
    const person = await findPerson(call);
    if (!person?.deletionDueAt) return null;
    const { name, language, deletionDueAt } = person;
    const payload = { name, dueAt: deletionDueAt.toISOString() };
    return { template: 'deletion-requested', recipient: call.recipient, language, payload };
  },
  'deletion-cancelled': async (call) => {
    const person = await findPerson(call);
    if (!person || person.deletionDueAt) return null;
    const { name, language } = person;
    return {
      template: 'deletion-cancelled',
      recipient: call.recipient,
      language,
      payload: { name },
    };
  },
  'membership-ending': async (call) => {
    const { tx, now, recipient } = call;
    const person = await findPerson(call);
    const { expiresAt } = person
      ? await getCurrentMembership(tx, person.id, now)
      : { expiresAt: null };
    if (!person || !expiresAt) return null;
    const unsent = { weekReminderSentFor: null, dayReminderSentFor: null };
    const due = dueReminder({ endsAt: expiresAt, ...unsent }, now);
    if (!due) return null;
    const { name, language } = person;
    const payload = { name, endsAt: expiresAt.toISOString(), tomorrow: due === 'DAY' };
    return { template: 'membership-ending', recipient, language, payload };
  },
} satisfies Record<string, Composer>;
