const TAIPEI_OFFSET_MS = 8 * 3_600_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const DAYS_ZH = '日一二三四五六';

/** The parts of a moment in Taipei. Spelled out here: the server's and the browser's tables of formats
 *  differ, and a page must read the same from both. */
export function whenParts(at: Date, language: 'zh' | 'en') {
  const local = new Date(at.getTime() + TAIPEI_OFFSET_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const weekday = local.getUTCDay();
  const month = local.getUTCMonth();
  return {
    year: String(local.getUTCFullYear()),
    month: language === 'zh' ? `${month + 1}月` : (MONTHS[month] ?? ''),
    day: String(local.getUTCDate()),
    weekday: language === 'zh' ? `週${DAYS_ZH[weekday]}` : (DAYS[weekday] ?? ''),
    time: `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`,
  };
}

/** When something takes place, in Taipei: `2026年11月30日（週一）20:00–21:00`, `Mon 30 Nov 2026, 20:00–21:00`. */
export function whenText(startsAt: Date, endsAt: Date, language: 'zh' | 'en'): string {
  const { year, month, day, weekday, time } = whenParts(startsAt, language);
  const hours = `${time}–${whenParts(endsAt, language).time}`;
  return language === 'zh'
    ? `${year}年${month}${day}日（${weekday}）${hours}`
    : `${weekday} ${day} ${month} ${year}, ${hours}`;
}
