import type { Language } from '~/lib/language';

type Texts = typeof import('./locales/zh');

/** Loaders of the texts of each language; every caller loads only the one it needs. Keys and values are typed by
 *  the Chinese texts in both: the package types them by the first language that the compiler lists, and only
 *  Chinese has the values of each sentence in its types. */
export const MESSAGES: Record<Language, () => Promise<Texts>> = {
  zh: () => import('./locales/zh'),
  en: () => import('./locales/en') as Promise<unknown> as Promise<Texts>,
};
