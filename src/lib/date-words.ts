const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');
const WEEKDAYS_ZH = '日一二三四五六';

/** Short name of a month. Defined here because the locale data of server and browser differ, and both must
 *  render the same page.
 *  @param month counted from 0 */
export function monthName(month: number, language: 'zh' | 'en'): string {
  return language === 'zh' ? `${month + 1}月` : (MONTHS[month] ?? '');
}

/** Short name of a weekday, defined here for the same reason.
 *  @param weekday counted from Sunday, 0 */
export function weekdayName(weekday: number, language: 'zh' | 'en'): string {
  return language === 'zh' ? `週${WEEKDAYS_ZH[weekday]}` : (WEEKDAYS[weekday] ?? '');
}
