/** The interface languages. Chinese is the default and has no URL prefix. */
export const LANGUAGES = ['zh', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'zh';

/** BCP 47 tags of the pages, for `lang`, `hreflang` of links and formatting. English texts of lessons are `en`, since
 *  voices of several regions say them. */
export const LANGUAGE_TAGS: Record<Language, string> = { zh: 'zh-TW', en: 'en-US' };

/** Names of the languages, each in the language itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { zh: '繁體中文', en: 'English' };

/** The language that a page offers besides its own. */
export function otherLanguage(language: Language): Language {
  return language === 'zh' ? 'en' : 'zh';
}

export const LANGUAGE_COOKIE = 'i18n_redirected';
export const LANGUAGE_COOKIE_DAYS = 365;

export function isLanguage(value: unknown): value is Language {
  return value === 'zh' || value === 'en';
}
