import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import type { Language } from '~/lib/language';

/** The interface's texts: journeys find elements by the text that a person reads. */
export const TEXTS = { zh, en } as const;

export type Texts = (typeof TEXTS)[Language];

/** Fills the `{placeholders}` of a text. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
