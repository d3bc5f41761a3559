import type { Language } from '~/lib/language';
import { wait as en } from './locales/en/wait';
import { wait as zh } from './locales/zh/wait';

const SENTENCES: Record<Language, Record<'seconds' | 'minutes', string>> = { zh, en };

/** Says when to try again, rounded up so that it is true: to tens of seconds below a minute, then to
 *  minutes. Both doors and the forms say the same. */
export function formatRetryAfter(language: Language, seconds: number): string {
  const { seconds: short, minutes } = SENTENCES[language];
  const tens = Math.max(1, Math.ceil(seconds / 10)) * 10;
  return tens < 60
    ? short.replace('{count}', String(tens))
    : minutes.replace('{count}', String(Math.ceil(seconds / 60)));
}
