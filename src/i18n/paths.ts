import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';

/** Path of a page in a language: `localePath('en', '/course')` → `/en/course`. `path` starts with `/`. */
export function localePath(language: Language, path: string): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits a path into its language and the path that both languages share.
 *  `/en/course` → `{ language: 'en', path: '/course' }`; no prefix means Chinese. */
export function splitPath(pathname: string): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLanguage(first)) return { language: DEFAULT_LANGUAGE, path: pathname || '/' };
  return { language: first, path: `/${rest.join('/')}` };
}
