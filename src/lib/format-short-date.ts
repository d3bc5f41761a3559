import { monthName } from './date-words';
import { taipeiFields } from './taipei-time';

/** Formats a day in Taipei in short form: `2026/11/21`, `Nov 21, 2026`. */
export function formatShortDate(at: Date, language: 'zh' | 'en'): string {
  const { year, month, day } = taipeiFields(at);
  return language === 'zh'
    ? `${year}/${month + 1}/${day}`
    : `${monthName(month, language)} ${day}, ${year}`;
}
