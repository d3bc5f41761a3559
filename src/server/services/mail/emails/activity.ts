import { formatDateTime } from '~/lib/format-date-time';
import { defineMail, type Sample } from '../define-mail';
import {
  type ActivityPayload,
  sampleActivity,
  toTableRowsEn,
  toTableRowsZh,
} from './activity-parts';

/** Details for people with a seat: the link or the exact address, and the code for the check-in, which mails that
 *  were queued by an earlier release lack. */
type Seat = ActivityPayload & { joining: string; code?: string };

const sampleSeat = (of: Sample): Seat => ({
  ...sampleActivity(of),
  joining: of.say(
    '二樓右手邊的教室，請按門鈴。',
    'The classroom on the right, second floor. Please ring.',
  ),
  code: '012 407',
});

/** Mails about a registration for an activity. */
export const activityMails = {
  'activity-seat': defineMail<Seat>({
    sample: sampleSeat,
    zh: ({ name, slug, title, startsAt, joining, code }, site) => ({
      subject: `報名成功：${title}`,
      greeting: `${name}，您好：`,
      paragraphs: ['位子幫您留好了，到時候見。', joining],
      table: toTableRowsZh(title, startsAt, code),
      button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
      note: '不能來的話，請在開始前到活動頁面取消，讓候補的人有位子。',
    }),
    en: ({ name, slug, title, startsAt, joining, code }, site) => ({
      subject: `You have a seat: ${title}`,
      greeting: `Hello ${name},`,
      paragraphs: ['Your seat is reserved. See you there.', joining],
      table: toTableRowsEn(title, startsAt, code),
      button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
      note: 'If you cannot come, please cancel on the event’s page before it starts, so that someone on the waiting list can have your seat.',
    }),
  }),

  /** A seat became free for a registration on the waiting list. */
  'activity-moved-up': defineMail<Seat>({
    sample: sampleSeat,
    zh: ({ name, slug, title, startsAt, joining, code }, site) => ({
      subject: `有位子了：${title}`,
      greeting: `${name}，您好：`,
      paragraphs: ['有人取消，您從候補排到了位子，不用再做任何事。', joining],
      table: toTableRowsZh(title, startsAt, code),
      button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
      note: '已經有別的安排的話，請到活動頁面取消，位子會給下一位。',
    }),
    en: ({ name, slug, title, startsAt, joining, code }, site) => ({
      subject: `A seat for you: ${title}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Someone canceled, and the seat is now yours. There is nothing else to do.',
        joining,
      ],
      table: toTableRowsEn(title, startsAt, code),
      button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
      note: 'If you have made other plans, please cancel on the event’s page, and the seat goes to the next person.',
    }),
  }),

  'activity-waiting': defineMail<ActivityPayload>({
    sample: sampleActivity,
    zh: ({ name, slug, title, startsAt }, site) => ({
      subject: `已登記候補：${title}`,
      greeting: `${name}，您好：`,
      paragraphs: ['這場活動目前額滿，我們把您排進候補。一有位子，就會照順序寄信通知您。'],
      table: toTableRowsZh(title, startsAt),
      button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
    }),
    en: ({ name, slug, title, startsAt }, site) => ({
      subject: `On the waiting list: ${title}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'This event is full at the moment, and you are on the waiting list. Seats are given in the order of the list; we will e-mail you as soon as one is yours.',
      ],
      table: toTableRowsEn(title, startsAt),
      button: { label: 'See the event', url: site.link(`/discovery-activity/${slug}`) },
    }),
  }),

  /** A check-in granted a trial until `until` (ISO time). */
  'activity-trial': defineMail<{ name: string; until: string }>({
    sample: ({ name, at }) => ({ name, until: at }),
    zh: ({ name, until }, site) => ({
      subject: `您的${site.name} 14 天體驗開始了`,
      greeting: `${name}，您好：`,
      paragraphs: [
        '謝謝您今天來。報到時為您開通了 14 天體驗，會員的單元都可以練，期滿自動結束，不會收費。',
      ],
      table: [['體驗期限', `${formatDateTime(new Date(until), 'zh')}（台北時間）`]],
      button: { label: '挑一個單元開始', url: site.link('/course-news') },
    }),
    en: ({ name, until }, site) => ({
      subject: `Your 14-day trial of ${site.name} has begun`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Thank you for coming today. Your 14-day trial has begun, and you can practice every unit for members. It ends by itself and costs nothing.',
      ],
      table: [['Trial until', `${formatDateTime(new Date(until), 'en')} (Taipei)`]],
      button: { label: 'Choose a unit', url: site.link('/course-news') },
    }),
  }),
};
