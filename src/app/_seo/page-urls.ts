import 'server-only';
import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';

/** The one address of a page in a language, with the host that the settings name. */
export function getPageUrl(path: string, language: Language): string {
  return new URL(localePath(language, path), env().APP_URL).href;
}

/** A page's addresses as `hreflang` wants them: each page names both, itself included. English is for
 *  readers anywhere; who reads neither is led to the default language. */
export function getAlternateUrls(path: string): Record<string, string> {
  return {
    'zh-TW': getPageUrl(path, 'zh'),
    en: getPageUrl(path, 'en'),
    'x-default': getPageUrl(path, 'zh'),
  };
}

/** Where the drawn picture of a page is. */
export function getSocialImageUrl(path: string, language: Language): string {
  return `/share/${language}${path === route('index') ? '/index' : path}.png`;
}
