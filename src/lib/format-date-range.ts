import { monthName, weekdayName } from './date-words';
import { taipeiFields } from './taipei-time';

/** Parts of a time in Taipei as texts. */
export function toDateParts(at: Date, language: 'zh' | 'en') {
  const { year, month, day, weekday, time } = taipeiFields(at);
  return {
    year: String(year),
    month: monthName(month, language),
    day: String(day),
    weekday: weekdayName(weekday, language),
    time,
  };
}

/** Formats a period of one day in Taipei: `2026年11月30日（週一）20:00–21:00`, `Mon, Nov 30, 2026, 20:00–21:00`. */
export function formatDateRange(startsAt: Date, endsAt: Date, language: 'zh' | 'en'): string {
  const { year, month, day, weekday, time } = toDateParts(startsAt, language);
  const hours = `${time}–${toDateParts(endsAt, language).time}`;
  return language === 'zh'
    ? `${year}年${month}${day}日（${weekday}）${hours}`
    : `${weekday}, ${month} ${day}, ${year}, ${hours}`;
}
