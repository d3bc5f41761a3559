import { env } from '~/env';

/** Files of the product below `public/media`: their names carry a hash of their content. */
const SHIPPED_FILE = /^\/media\/(?:units|videos|voice-lessons|listening|scenes)\//;

/** Address of a shipped file: below `MEDIA_URL` if that is set. Other paths, such as those of avatars and
 *  editors' clips, stay unchanged, because the site serves them from its storage.
 *  @param path from the site's root, such as `/media/units/<slug>/<hash>.mp3` */
export function mediaUrl(path: string): string {
  const { MEDIA_URL } = env();
  return MEDIA_URL && SHIPPED_FILE.test(path) ? MEDIA_URL + path : path;
}

/** The path from the site's root of an address that `mediaUrl` made. */
export function mediaPath(url: string): string {
  const { MEDIA_URL } = env();
  return MEDIA_URL && url.startsWith(`${MEDIA_URL}/`) ? url.slice(MEDIA_URL.length) : url;
}

/** A copy of JSON content in which every path of a shipped file is replaced by its address. */
export function withMediaUrls<T>(content: T): T {
  if (!env().MEDIA_URL) return content;
  return JSON.parse(JSON.stringify(content), (_key, value) =>
    typeof value === 'string' ? mediaUrl(value) : value,
  );
}
