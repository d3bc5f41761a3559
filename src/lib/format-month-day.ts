import { monthName } from './date-words';
import type { Language } from './language';
import { taipeiFields } from './taipei-time';

/** Formats a day in Taipei without its year: `11/21`, `Nov 21`.
 *  @param day as `2026-11-21` */
export function formatMonthDay(day: string, language: Language): string {
  const { month, day: ofMonth } = taipeiFields(new Date(day));
  const formats = { zh: `${month + 1}/${ofMonth}`, en: `${monthName(month, 'en')} ${ofMonth}` };
  return formats[language];
}
