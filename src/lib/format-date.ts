import { LANGUAGE_TAGS } from './language';

/** Formats a day in Taipei in long form: `2026年11月21日`, `November 21, 2026`. */
export function formatDate(day: Date | string, language: 'zh' | 'en'): string {
  return new Date(day).toLocaleDateString(LANGUAGE_TAGS[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Taipei',
  });
}
