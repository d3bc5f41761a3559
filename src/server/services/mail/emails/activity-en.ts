import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { ActivityTemplates } from '../templates';

const toTableRows = (title: string, startsAt: string): [string, string][] => [
  ['Event', title],
  ['Time', `${formatDateTime(new Date(startsAt), 'en')} (Taipei)`],
];

/** E-mails about events. */
export const activityEmailsEn: EmailTemplates<ActivityTemplates> = {
  'activity-seat': ({ name, slug, title, startsAt, joining }, site) => ({
    subject: `You have a seat: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: ['Your seat is reserved. See you there.', joining],
    table: toTableRows(title, startsAt),
    button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
    note: 'If you cannot come, please cancel on the event’s page before it starts, so that someone on the waiting list can have your seat.',
  }),

  'activity-moved-up': ({ name, slug, title, startsAt, joining }, site) => ({
    subject: `A seat for you: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Someone canceled, and the seat is now yours. There is nothing else to do.',
      joining,
    ],
    table: toTableRows(title, startsAt),
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
