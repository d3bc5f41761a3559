import type { Language } from '~/lib/language';
import { wait as en } from './locales/en/wait';
import { wait as zh } from './locales/zh/wait';

const SENTENCES: Record<Language, Record<'seconds' | 'minutes', string>> = { zh, en };

/** Formats the time after which to try again, rounded up: to tens of seconds below a minute, then to minutes.
 *  tRPC, REST and the forms share the sentence. */
export function formatRetryAfter(language: Language, seconds: number): string {
  const { seconds: short, minutes } = SENTENCES[language];
  const tens = Math.max(1, Math.ceil(seconds / 10)) * 10;
  return tens < 60
    ? short.replace('{count}', String(tens))
    : minutes.replace('{count}', String(Math.ceil(seconds / 60)));
}
