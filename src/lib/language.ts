/** The interface languages. Chinese is the default and has no URL prefix. */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'zh';

/** BCP 47 tags for `lang`, `hreflang` and formatting. */
export const LANGUAGE_TAGS: Record<Language, string> = { zh: 'zh-TW', en: 'en-US' };

export const LANGUAGE_COOKIE = 'i18n_redirected';
export const LANGUAGE_COOKIE_DAYS = 365;

export function isLanguage(value: unknown): value is Language {
  return value === 'zh' || value === 'en';
}
