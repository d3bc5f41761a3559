import type { ShellLanguage } from '~/components/layout/shell-types';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '~/lib/language';

/** Remembers the choice and shows the open page, with its query and place, in the other language. The page
 *  is loaded anew: the root's language and font class change with it. */
export function switchLanguage(language: Pick<ShellLanguage, 'code' | 'href'>): void {
  const age = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `${LANGUAGE_COOKIE}=${language.code}; max-age=${age}; path=/; samesite=lax`;
  window.location.assign(language.href + window.location.search + window.location.hash);
}
