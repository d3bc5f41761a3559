import { formatDateRange } from '~/lib/format-date-range';
import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { ActivityTemplates } from '../templates';

const toTableRows = (title: string, startsAt: string, code?: string): [string, string][] => [
  ['活動', title],
  ['時間', `${formatDateTime(new Date(startsAt), 'zh')}（台北時間）`],
  ...(code ? [['報到碼', code] as [string, string]] : []),
];

const toTimesZh = (startsAt: string, endsAt: string): string =>
  `${formatDateRange(new Date(startsAt), new Date(endsAt), 'zh')}（台北時間）`;

/** The changed fields, as a list in a sentence. */
function changedZh(was: ActivityTemplates['activity-changed']['was']): string {
  const parts = [was.startsAt && '時間', was.place && '地點', was.joining && '參加方式'];
  return parts.filter(Boolean).join('、');
}

/** E-mails about activities. */
export const activityEmailsZh: EmailTemplates<ActivityTemplates> = {
  'activity-seat': ({ name, slug, title, startsAt, joining, code }, site) => ({
    subject: `報名成功：${title}`,
    greeting: `${name}，您好：`,
    paragraphs: ['位子幫您留好了，到時候見。', joining],
    table: toTableRows(title, startsAt, code),
    button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
    note: '不能來的話，請在開始前到活動頁面取消，讓候補的人有位子。',
  }),

  'activity-moved-up': ({ name, slug, title, startsAt, joining, code }, site) => ({
    subject: `有位子了：${title}`,
    greeting: `${name}，您好：`,
    paragraphs: ['有人取消，您從候補排到了位子，不用再做任何事。', joining],
    table: toTableRows(title, startsAt, code),
    button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
    note: '已經有別的安排的話，請到活動頁面取消，位子會給下一位。',
  }),

  'activity-waiting': ({ name, slug, title, startsAt }, site) => ({
    subject: `已登記候補：${title}`,
    greeting: `${name}，您好：`,
    paragraphs: ['這場活動目前額滿，我們把您排進候補。一有位子，就會照順序寄信通知您。'],
    table: toTableRows(title, startsAt),
    button: { label: '查看活動', url: site.link(`/discovery-activity/${slug}`) },
  }),

  'activity-changed': ({ name, slug, title, startsAt, endsAt, place, joining, was }, site) => ({
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

  'activity-cancelled': ({ name, title, startsAt, reason }, site) => ({
    subject: `活動取消：${title}`,
    greeting: `${name}，您好：`,
    paragraphs: ['很抱歉，您報名的活動取消了，不會舉行。', reason, '您不用再做任何事。'],
    table: toTableRows(title, startsAt),
    button: { label: '看看其他活動', url: site.link('/discovery-activity') },
    note: '報名活動不收費，所以沒有款項要退。已經加進行事曆的話，請把它刪掉。',
  }),

  'activity-trial': ({ name, until }, site) => ({
    subject: `您的${site.name} 14 天體驗開始了`,
    greeting: `${name}，您好：`,
    paragraphs: [
      '謝謝您今天來。報到時為您開通了 14 天體驗，會員的單元都可以練，期滿自動結束，不會收費。',
    ],
    table: [['體驗期限', `${formatDateTime(new Date(until), 'zh')}（台北時間）`]],
    button: { label: '挑一個單元開始', url: site.link('/course-news') },
  }),
};
