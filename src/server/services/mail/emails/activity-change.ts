import { formatDateRange } from '~/lib/format-date-range';
import { defineMail } from '../define-mail';
import {
  type ActivityPayload,
  sampleActivity,
  toTableRowsEn,
  toTableRowsZh,
} from './activity-parts';

type ChangedActivity = ActivityPayload & {
  /** ISO time. */
  endsAt: string;
  place: string;
  /** Absent for the waiting list. */
  joining?: string;
  /** The previous values of changed properties. */
  was: { startsAt?: string; endsAt?: string; place?: string; joining?: true };
};

const toTimesZh = (startsAt: string, endsAt: string): string =>
  `${formatDateRange(new Date(startsAt), new Date(endsAt), 'zh')}（台北時間）`;

const toTimesEn = (startsAt: string, endsAt: string): string =>
  `${formatDateRange(new Date(startsAt), new Date(endsAt), 'en')} (Taipei)`;

/** The changed fields, as a list in a sentence. */
function changedZh(was: ChangedActivity['was']): string {
  const parts = [was.startsAt && '時間', was.place && '地點', was.joining && '參加方式'];
  return parts.filter(Boolean).join('、');
}

function changedEn(was: ChangedActivity['was']): string {
  const parts = [
    was.startsAt && 'its time',
    was.place && 'its place',
    was.joining && 'how to get there or join',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Mails about a change of an activity, to those who registered. */
export const activityChangeMails = {
  /** The mail about another time, place or joining link. */
  'activity-changed': defineMail<ChangedActivity>({
    sample: (of) => ({
      ...sampleActivity(of),
      joining: of.say(
        '二樓右手邊的教室，請按門鈴。',
        'The classroom on the right, second floor. Please ring.',
      ),
      place: of.say('窗邊長桌，台北', 'The long table, Taipei'),
      endsAt: '2026-11-27T12:00:00.000Z',
      was: {
        startsAt: '2026-11-27T10:00:00.000Z',
        endsAt: of.at,
        place: of.say('河邊教室，台北', 'The classroom by the river, Taipei'),
      },
    }),
    zh: ({ name, slug, title, startsAt, endsAt, place, joining, was }, site) => ({
      subject: `活動有變動：${title}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `您報名的活動${changedZh(was)}改了，以下是新的內容。`,
        ...(joining === undefined ? [] : [joining]),
      ],
      table: [
        ['活動', title],
        ['時間', toTimesZh(startsAt, endsAt)],
        ...(was.startsAt && was.endsAt
          ? [['原本的時間', toTimesZh(was.startsAt, was.endsAt)] as [string, string]]
          : []),
        ['地點', place],
        ...(was.place === undefined ? [] : [['原本的地點', was.place] as [string, string]]),
      ],
      button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
      note: '您的報名沒有變。改了以後不方便來的話，請在開始前到活動頁面取消；已經加進行事曆的話，請重新加一次。',
    }),
    en: ({ name, slug, title, startsAt, endsAt, place, joining, was }, site) => ({
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
  }),

  /** The activity was cancelled for `reason`. */
  'activity-cancelled': defineMail<ActivityPayload & { reason: string }>({
    sample: (of) => ({
      ...sampleActivity(of),
      reason: of.say(
        '講者臨時生病，來不及找人代替。',
        'The speaker has fallen ill, and nobody could step in.',
      ),
    }),
    zh: ({ name, title, startsAt, reason }, site) => ({
      subject: `活動取消：${title}`,
      greeting: `${name}，您好：`,
      paragraphs: ['很抱歉，您報名的活動取消了，不會舉行。', reason, '您不用再做任何事。'],
      table: toTableRowsZh(title, startsAt),
      button: { label: '看看其他活動', url: site.link('/discovery-activity') },
      note: '報名活動不收費，所以沒有款項要退。已經加進行事曆的話，請把它刪掉。',
    }),
    en: ({ name, title, startsAt, reason }, site) => ({
      subject: `Canceled: ${title}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'We are sorry: the event you registered for has been canceled and will not take place.',
        reason,
        'There is nothing you need to do.',
      ],
      table: toTableRowsEn(title, startsAt),
      button: { label: 'See other events', url: site.link('/discovery-activity') },
      note: 'Events cost nothing, so there is nothing to pay back. If it is in your calendar, please remove it.',
    }),
  }),
};
