import { formatDateRange } from '~/lib/format-date-range';
import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { ActivityTemplates } from '../templates';

const toTableRows = (title: string, startsAt: string, code?: string): [string, string][] => [
  ['Event', title],
  ['Time', `${formatDateTime(new Date(startsAt), 'en')} (Taipei)`],
  ...(code ? [['Check-in code', code] as [string, string]] : []),
];

const toTimesEn = (startsAt: string, endsAt: string): string =>
  `${formatDateRange(new Date(startsAt), new Date(endsAt), 'en')} (Taipei)`;

/** The changed fields, as a list in a sentence. */
function changedEn(was: ActivityTemplates['activity-changed']['was']): string {
  const parts = [
    was.startsAt && 'its time',
    was.place && 'its place',
    was.joining && 'how to get there or join',
  ];
  return parts.filter(Boolean).join(', ');
}

/** E-mails about events. */
export const activityEmailsEn: EmailTemplates<ActivityTemplates> = {
  'activity-seat': ({ name, slug, title, startsAt, joining, code }, site) => ({
    subject: `You have a seat: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: ['Your seat is reserved. See you there.', joining],
    table: toTableRows(title, startsAt, code),
    button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
    note: 'If you cannot come, please cancel on the event’s page before it starts, so that someone on the waiting list can have your seat.',
  }),

  'activity-moved-up': ({ name, slug, title, startsAt, joining, code }, site) => ({
    subject: `A seat for you: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Someone canceled, and the seat is now yours. There is nothing else to do.',
      joining,
    ],
    table: toTableRows(title, startsAt, code),
    button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
    note: 'If you have made other plans, please cancel on the event’s page, and the seat goes to the next person.',
  }),

  'activity-waiting': ({ name, slug, title, startsAt }, site) => ({
    subject: `On the waiting list: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'This event is full at the moment, and you are on the waiting list. Seats are given in the order of the list; we will e-mail you as soon as one is yours.',
    ],
    table: toTableRows(title, startsAt),
    button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
  }),

  'activity-changed': ({ name, slug, title, startsAt, endsAt, place, joining, was }, site) => ({
    subject: `Changed: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `There is a change to the event you registered for: ${changedEn(was)}. This is how it is now.`,
      ...(joining === undefined ? [] : [joining]),
    ],
    table: [
      ['Event', title],
      ['Time', toTimesEn(startsAt, endsAt)],
      ...(was.startsAt && was.endsAt
        ? [['Time before', toTimesEn(was.startsAt, was.endsAt)] as [string, string]]
        : []),
      ['Place', place],
      ...(was.place === undefined ? [] : [['Place before', was.place] as [string, string]]),
    ],
    button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
    note: 'Your registration stays as it is. If you cannot come any more, please cancel on the event’s page before it starts. If it is in your calendar, please add it again.',
  }),

  'activity-cancelled': ({ name, title, startsAt, reason }, site) => ({
    subject: `Canceled: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'We are sorry: the event you registered for has been canceled and will not take place.',
      reason,
      'There is nothing you need to do.',
    ],
    table: toTableRows(title, startsAt),
    button: { label: 'See other events', url: site.link('/discovery-activity') },
    note: 'Events cost nothing, so there is nothing to pay back. If it is in your calendar, please remove it.',
  }),

  'activity-trial': ({ name, until }, site) => ({
    subject: `Your 14-day trial of ${site.name} has begun`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Thank you for coming today. Your 14-day trial has begun, and you can practice every unit for members. It ends by itself and costs nothing.',
    ],
    table: [['Trial until', `${formatDateTime(new Date(until), 'en')} (Taipei)`]],
    button: { label: 'Choose a unit', url: site.link('/course-news') },
  }),
};
