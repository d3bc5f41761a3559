const TAIPEI_OFFSET_MS = 8 * 3_600_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A day as sums of days are written, in Taipei: `2026/11/21`, `21 Nov 2026`. Spelled out here: the
 *  server's and the browser's tables of formats differ, and a page must read the same from both. */
export function shortDayText(at: Date, language: 'zh' | 'en'): string {
  const local = new Date(at.getTime() + TAIPEI_OFFSET_MS);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  return language === 'zh' ? `${year}/${month + 1}/${day}` : `${day} ${MONTHS[month]} ${year}`;
}
