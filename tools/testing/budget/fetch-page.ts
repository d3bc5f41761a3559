import { splitPath } from '~/i18n/paths';
import { LANGUAGE_TAGS } from '~/lib/language';

/** The HTML of a page, as a reader of its language requests it: with another one, `/` redirects to `/en`. */
export async function fetchPage(origin: string, path: string): Promise<string> {
  const language = LANGUAGE_TAGS[splitPath(path).language];
  const response = await fetch(new URL(path, origin), { headers: { 'accept-language': language } });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.text();
}
