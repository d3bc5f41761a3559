import 'server-only';
import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';

/** The canonical address of a page in a language, with the host of the settings. */
export function getPageUrl(path: string, language: Language): string {
  return new URL(localePath(language, path), env().APP_URL).href;
}

/** A page's `hreflang` alternates: both languages, itself included. English is for any region; `x-default` is
 *  the default language. */
export function getAlternateUrls(path: string): Record<string, string> {
  return {
    'zh-TW': getPageUrl(path, 'zh'),
    en: getPageUrl(path, 'en'),
    'x-default': getPageUrl(path, 'zh'),
  };
}

/** Address of the share image of a page. */
export function getSocialImageUrl(path: string, language: Language): string {
  return `/share/${language}${path === route('index') ? '/index' : path}.png`;
}
