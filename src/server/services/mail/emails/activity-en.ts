import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { ActivityTemplates } from '../templates';

const toTableRows = (title: string, startsAt: string): [string, string][] => [
  ['Activity', title],
  ['Time', `${formatDateTime(new Date(startsAt), 'en')} (Taipei)`],
];

/** E-mails about activities. */
export const activityEmailsEn: EmailTemplates<ActivityTemplates> = {
  'activity-seat': ({ name, slug, title, startsAt, joining }, site) => ({
    subject: `You have a seat: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: ['Your seat is kept for you. See you then.', joining],
    table: toTableRows(title, startsAt),
    button: { label: 'See the activity', url: site.link(`/discovery-activity/${slug}`) },
    note: 'If you cannot come, please cancel on the page before it starts, so that somebody who waits gets the seat.',
  }),

  'activity-moved-up': ({ name, slug, title, startsAt, joining }, site) => ({
    subject: `A seat for you: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Somebody cancelled and the next seat is yours. There is nothing else to do.',
      joining,
    ],
    table: toTableRows(title, startsAt),
    button: { label: 'See the activity', url: site.link(`/discovery-activity/${slug}`) },
    note: 'If you have other plans by now, please cancel on the page and the seat goes to the next person.',
  }),

  'activity-waiting': ({ name, slug, title, startsAt }, site) => ({
    subject: `On the waiting list: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'This activity is full at the moment and you are on the waiting list. As soon as a seat is yours we write to you, in the order of the list.',
    ],
    table: toTableRows(title, startsAt),
    button: { label: 'See the activity', url: site.link(`/discovery-activity/${slug}`) },
  }),

  'activity-trial': ({ name, until }, site) => ({
    subject: `Your 14-day trial of ${site.name} has begun`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Thank you for coming today. Your 14-day trial is open and every member unit is yours to practise. It ends by itself and costs nothing.',
    ],
    table: [['Trial until', `${formatDateTime(new Date(until), 'en')} (Taipei)`]],
    button: { label: 'Choose a unit', url: site.link('/course-news') },
  }),
};
