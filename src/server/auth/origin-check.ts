import { env } from '~/env';

/** Whether a request may change state, by the origin of its page.
 *
 *  Browsers send it in `Origin` or `Sec-Fetch-Site`, which pages cannot forge. Apps and scripts send neither
 *  and are allowed, because they do not send the cookies of a user's browser. */
export function isTrustedOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(origin) || isAllowedOrigin(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** The same check for the logout, the only state change that a link may cause: it also allows pages of a
 *  sibling host, and still rejects another site's image tag. */
export function isTrustedNavigation(headers: Headers): boolean {
  const sibling = headers.get('origin') === null && headers.get('sec-fetch-site') === 'same-site';
  return sibling || isTrustedOrigin(headers);
}

/** Whether an origin is in the configuration's allow-list. */
export function isAllowedOrigin(origin: string): boolean {
  return env().FRONT_ALLOWED_ORIGINS.includes(origin);
}

/** Whether an origin is the site's own, which is that of APP_URL. The Host header is ignored: with DNS
 *  rebinding, or behind a proxy that forwards any Host, every origin would be the site's own. On a loopback
 *  host all loopback names count as one. The comparison is exact, because browsers write an origin in one way
 *  only. */
function isOwnOrigin(origin: string): boolean {
  const { APP_URL } = env();
  if (own?.url !== APP_URL) own = { url: APP_URL, origins: toOwnOrigins(new URL(APP_URL)) };
  return own.origins.includes(origin);
}

/** The site's own origins, which are computed once for an address. */
let own: { url: string; origins: readonly string[] } | undefined;

function toOwnOrigins({ hostname, origin, protocol, port }: URL): string[] {
  if (!LOOPBACK_HOSTS.includes(hostname)) return [origin];
  return LOOPBACK_HOSTS.map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
