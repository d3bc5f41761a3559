import { formatDateTime } from '~/lib/format-date-time';
import type { Sample } from '../define-mail';

export type ActivityPayload = {
  name: string;
  slug: string;
  title: string;
  /** ISO time. */
  startsAt: string;
};

export const sampleActivity = ({ name, at, say }: Sample): ActivityPayload => ({
  name,
  slug: 'a-talk',
  title: say('聽懂第一句：線上說明會', 'The first sentence: an online talk'),
  startsAt: at,
});

/** An activity as the rows of a table in a mail. */
export const toTableRowsZh = (
  title: string,
  startsAt: string,
  code?: string,
): [string, string][] => [
  ['活動', title],
  ['時間', `${formatDateTime(new Date(startsAt), 'zh')}（台北時間）`],
  ...(code ? [['報到碼', code] as [string, string]] : []),
];

export const toTableRowsEn = (
  title: string,
  startsAt: string,
  code?: string,
): [string, string][] => [
  ['Event', title],
  ['Time', `${formatDateTime(new Date(startsAt), 'en')} (Taipei)`],
  ...(code ? [['Check-in code', code] as [string, string]] : []),
];
