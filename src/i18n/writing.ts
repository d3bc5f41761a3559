import type { Language } from '~/lib/language';

/** The characters of a language between words and sentences that code combines. */
interface Writing {
  /** Between the things of a list. */
  list: string;
  /** Between the items of a list that contain commas. */
  longList: string;
  /** Between two parts of a sentence. */
  comma: string;
  /** Between a subject and the statement about it. */
  colon: string;
  /** Between two sentences. */
  space: string;
  /** After a sentence without final punctuation, before another one. */
  sentenceEnd: string;
}

export const WRITING: Readonly<Record<Language, Writing>> = {
  zh: { list: '、', longList: '、', comma: '，', colon: '：', space: '', sentenceEnd: '。' },
  en: { list: ', ', longList: '; ', comma: ', ', colon: ': ', space: ' ', sentenceEnd: '. ' },
};

const SUFFIXES = { zh: 'Zh', en: 'En' } as const;

/** One of the two texts of a row with a column for each language: `textIn(product, 'name', 'en')` is its `nameEn`. */
export function textIn<Name extends string>(
  row: Readonly<Record<`${Name}${'Zh' | 'En'}`, string>>,
  name: Name,
  language: Language,
): string;
export function textIn<Name extends string>(
  row: Readonly<Record<`${Name}${'Zh' | 'En'}`, string | null>>,
  name: Name,
  language: Language,
): string | null;
export function textIn<Name extends string>(
  row: Readonly<Record<`${Name}${'Zh' | 'En'}`, string | null>>,
  name: Name,
  language: Language,
): string | null {
  return row[`${name}${SUFFIXES[language]}`];
}

const SETTING_SUFFIXES = { zh: '_ZH', en: '_EN' } as const;

/** One of the two settings for a text: `settingIn(env(), 'SITE_NAME', 'en')` is `SITE_NAME_EN`. */
export function settingIn<Name extends string>(
  settings: Readonly<Record<`${Name}${'_ZH' | '_EN'}`, string>>,
  name: Name,
  language: Language,
): string {
  return settings[`${name}${SETTING_SUFFIXES[language]}`];
}
