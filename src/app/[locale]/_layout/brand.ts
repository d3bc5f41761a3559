import 'server-only';
import { env } from '~/env';
import type { Language } from '~/lib/language';

/** The site's name in a language, from the settings. */
export function getBrandName(language: Language): string {
  return language === 'en' ? env().SITE_NAME_EN : env().SITE_NAME_ZH;
}
