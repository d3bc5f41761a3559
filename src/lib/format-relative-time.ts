import { LANGUAGE_TAGS } from './language';

const STEPS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** Formats a past time relative to now: `3 小時前`, `yesterday`. Less than a minute is `剛剛`, `just now`. */
export function formatRelativeTime(at: Date, now: Date, language: 'zh' | 'en'): string {
  const format = new Intl.RelativeTimeFormat(LANGUAGE_TAGS[language], {
    numeric: 'auto',
  });
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  for (const [unit, size] of STEPS)
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return language === 'zh' ? '剛剛' : 'just now';
}
