import { monthName } from './date-words';
import { taipeiFields } from './taipei-time';

/** Formats a time in Taipei as on a receipt: `2026/11/21 12:05`, `Nov 21, 2026, 12:05`. */
export function formatDateTime(at: Date, language: 'zh' | 'en'): string {
  const { year, month, day, time } = taipeiFields(at);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return language === 'zh'
    ? `${year}/${padTwo(month + 1)}/${padTwo(day)} ${time}`
    : `${monthName(month, language)} ${day}, ${year}, ${time}`;
}
