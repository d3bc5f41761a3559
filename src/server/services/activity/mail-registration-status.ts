import 'server-only';
import { textIn } from '~/i18n/writing';
import type { Tx } from '~/server/db';
import type { Activity, ActivityRegistration, User } from '~/server/prisma-client/client';
import { enqueueMail, type QueuedMail } from '../mail/outbox';
import { checkInCode } from './check-in-code';

type Registration = Pick<ActivityRegistration, 'id' | 'waitingPosition'> & {
  user: Pick<User, 'email' | 'name' | 'language'>;
};
type Outcome = 'seat' | 'moved-up' | 'waiting';

/** The mail to a person about a registration: a seat, a seat that became free, or the waiting list. */
export function composeRegistrationStatus(
  activity: Activity,
  registration: Registration,
  outcome: Outcome,
): QueuedMail<`activity-${Outcome}`> {
  const { user: person } = registration;
  const { language } = person;
  const details = {
    name: person.name,
    slug: activity.slug,
    title: textIn(activity, 'title', language),
    startsAt: activity.startsAt.toISOString(),
  };
  const joining = textIn(activity, 'joining', language);
  return {
    template: `activity-${outcome}`,
    recipient: person.email,
    language,
    // Only people with a seat get the link or the exact address, and a code.
    payload:
      outcome === 'waiting' ? details : { ...details, joining, code: checkInCode(registration) },
  };
}

/** Mails a person the status of a registration. */
export async function mailRegistrationStatus(
  tx: Tx,
  activity: Activity,
  registration: Registration,
  outcome: Outcome,
): Promise<void> {
  await enqueueMail(tx, composeRegistrationStatus(activity, registration, outcome));
}
