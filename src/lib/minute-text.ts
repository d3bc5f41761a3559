const TAIPEI_OFFSET_MS = 8 * 3_600_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A moment as a receipt says it, in Taipei: `2026/11/21 12:05`, `21 Nov 2026, 12:05`. Spelled out here:
 *  the server's and the browser's tables of formats differ, and a page must read the same from both. */
export function minuteText(at: Date, language: 'zh' | 'en'): string {
  const local = new Date(at.getTime() + TAIPEI_OFFSET_MS);
  const two = (value: number) => String(value).padStart(2, '0');
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  const time = `${two(local.getUTCHours())}:${two(local.getUTCMinutes())}`;
  return language === 'zh'
    ? `${year}/${two(month + 1)}/${two(day)} ${time}`
    : `${day} ${MONTHS[month]} ${year}, ${time}`;
}
