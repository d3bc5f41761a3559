import type { AnnouncedChange } from '~/domain/activity-change';
import { textIn, WRITING } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import type { Tx } from '~/server/db';
import type { Activity, User } from '~/server/prisma-client/client';
import { enqueueMails, type QueuedMail } from '../mail/outbox';
import { toCancelReason } from './queries';

type Person = Pick<User, 'email' | 'name' | 'language'>;

/** The mail to a person that an activity does not take place. */
export function composeCancellation(
  activity: Activity,
  { name, email: recipient, language }: Person,
): QueuedMail<'activity-cancelled'> {
  const { slug, startsAt } = activity;
  return {
    template: 'activity-cancelled',
    recipient,
    language,
    payload: {
      name,
      slug,
      startsAt: startsAt.toISOString(),
      title: textIn(activity, 'title', language),
      reason: toCancelReason(activity)[language],
    },
  };
}

/** Mails everybody who is registered, with a seat or without, that an activity does not take place.
 *  @returns the number of mails */
export async function mailCancellation(tx: Tx, activity: Activity): Promise<number> {
  const people = await listRegistered(tx, activity.id);
  await enqueueMails(
    tx,
    people.map(({ user }) => composeCancellation(activity, user)),
  );
  return people.length;
}

interface ChangedActivity {
  before: Activity;
  after: Activity;
  change: AnnouncedChange;
}

/** Mails the people whom a change concerns: all registered people about another time or place, people with a seat
 *  about another joining link.
 *  @returns the number of mails */
export async function mailChange(tx: Tx, changed: ChangedActivity): Promise<number> {
  const { time, place, joining } = changed.change;
  if (!time && !place && !joining) return 0;
  const people = (await listRegistered(tx, changed.after.id)).filter(
    ({ status }) => time || place || status === 'CONFIRMED',
  );
  await enqueueMails(
    tx,
    people.map(({ user, status }) => composeChange(changed, user, status === 'CONFIRMED')),
  );
  return people.length;
}

function composeChange(
  { before, after, change }: ChangedActivity,
  { name, email: recipient, language }: Person,
  hasSeat: boolean,
): QueuedMail<'activity-changed'> {
  return {
    template: 'activity-changed',
    recipient,
    language,
    payload: {
      name,
      slug: after.slug,
      title: textIn(after, 'title', language),
      startsAt: after.startsAt.toISOString(),
      endsAt: after.endsAt.toISOString(),
      place: toPlace(after, language),
      // Only people with a seat get the link or the exact address.
      ...(hasSeat && { joining: textIn(after, 'joining', language) }),
      was: {
        ...(change.time && {
          startsAt: before.startsAt.toISOString(),
          endsAt: before.endsAt.toISOString(),
        }),
        ...(change.place && { place: toPlace(before, language) }),
        ...(change.joining && hasSeat && { joining: true as const }),
      },
    },
  };
}

/** An activity's place with its city. */
function toPlace(activity: Activity, language: Language): string {
  const place = textIn(activity, 'place', language);
  const city = textIn(activity, 'city', language);
  return city ? `${place}${WRITING[language].comma}${city}` : place;
}

function listRegistered(tx: Tx, activityId: string) {
  return tx.activityRegistration.findMany({
    where: { activityId, status: { in: ['CONFIRMED', 'WAITLISTED'] } },
    orderBy: { waitingPosition: 'asc' },
    select: { status: true, user: { select: { email: true, name: true, language: true } } },
  });
}
