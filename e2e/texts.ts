import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { Language } from './fixtures';

/** The interface's own texts: a journey finds things by what a person reads. */
export const TEXTS = { zh, en } as const;

export type Texts = (typeof TEXTS)[Language];

/** A text with its `{places}` filled. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
