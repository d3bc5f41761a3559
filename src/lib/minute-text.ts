/** A moment as a receipt says it, in Taipei: `2026/11/21 12:05`, `21 Nov 2026, 12:05`. */
export function minuteText(at: Date, language: 'zh' | 'en'): string {
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-TW' : 'en-GB', {
    timeZone: 'Asia/Taipei',
    year: 'numeric',
    month: language === 'zh' ? '2-digit' : 'short',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
