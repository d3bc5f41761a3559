const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const WEEKDAYS_ZH = '日一二三四五六';

/** A month's short name. Spelled out here: the server's and the browser's tables of formats differ, and a page
 *  must read the same from both.
 *  @param month counted from 0 */
export function monthName(month: number, language: 'zh' | 'en'): string {
  return language === 'zh' ? `${month + 1}月` : (MONTHS[month] ?? '');
}

/** A weekday's short name, spelled out for the same reason.
 *  @param weekday counted from Sunday, 0 */
export function weekdayName(weekday: number, language: 'zh' | 'en'): string {
  return language === 'zh' ? `週${WEEKDAYS_ZH[weekday]}` : (WEEKDAYS[weekday] ?? '');
}
