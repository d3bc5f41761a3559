import 'server-only';
import { notFound } from 'next/navigation';
import { createI18nServer, setStaticParamsLocale } from 'next-international/server';
import { isLanguage, type Language } from '~/lib/language';
import { ALL_MESSAGES } from './console-messages';
import type { Translate } from './translate';

const i18n = createI18nServer(ALL_MESSAGES);

/** `t` for server components: `const t = await getI18n(); t('home.hero.title')`.
 *  Call `pageLanguage(params)` first in every layout, page and `generateMetadata`. */
export const getI18n = i18n.getI18n as unknown as () => Promise<Translate>;

/** The language of a page from its route parameters; an unknown one is a 404. */
export async function pageLanguage(params: Promise<{ locale: string }>): Promise<Language> {
  const { locale } = await params;
  if (!isLanguage(locale)) notFound();
  setStaticParamsLocale(locale);
  return locale;
}

export { setStaticParamsLocale };
