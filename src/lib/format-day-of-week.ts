import { monthName, weekdayName } from './date-words';

/** Formats a calendar day with its weekday and without its year: `11月23日（週一）`, `Mon, Nov 23`.
 *  @param day as `2026-11-23` */
export function formatDayOfWeek(day: string, language: 'zh' | 'en'): string {
  const date = new Date(`${day}T00:00:00Z`);
  const weekday = weekdayName(date.getUTCDay(), language);
  const month = monthName(date.getUTCMonth(), language);
  return language === 'zh'
    ? `${month}${date.getUTCDate()}日（${weekday}）`
    : `${weekday}, ${month} ${date.getUTCDate()}`;
}
