import type { ShellLanguage } from '~/components/layout/shell-types';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '~/lib/language';

/** Stores the choice and opens the page in the other language, with its query and fragment. The document is
 *  loaded again, as the root's language and font class change. */
export function switchLanguage(language: Pick<ShellLanguage, 'code' | 'href'>): void {
  const age = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `${LANGUAGE_COOKIE}=${language.code}; max-age=${age}; path=/; samesite=lax${secure}`;
  window.location.assign(language.href + window.location.search + window.location.hash);
}
