import 'server-only';
import type { Tx } from '~/server/db';
import type { Activity, User } from '~/server/prisma-client/client';
import { enqueueMail } from '../mail/outbox';

type Person = Pick<User, 'email' | 'name' | 'language'>;

/** Mails a person the status of a registration: a seat, a seat that became free, or the waiting list. */
export async function mailRegistrationStatus(
  tx: Tx,
  activity: Activity,
  person: Person,
  outcome: 'seat' | 'moved-up' | 'waiting',
): Promise<void> {
  const { language } = person;
  const english = language === 'en';
  const details = {
    name: person.name,
    slug: activity.slug,
    title: english ? activity.titleEn : activity.titleZh,
    startsAt: activity.startsAt.toISOString(),
  };
  const joining = english ? activity.joiningEn : activity.joiningZh;
  const to = { recipient: person.email, language };
  if (outcome === 'waiting')
    await enqueueMail(tx, { ...to, template: 'activity-waiting', payload: details });
  else if (outcome === 'seat')
    await enqueueMail(tx, { ...to, template: 'activity-seat', payload: { ...details, joining } });
  else
    await enqueueMail(tx, {
      ...to,
      template: 'activity-moved-up',
      payload: { ...details, joining },
    });
}
