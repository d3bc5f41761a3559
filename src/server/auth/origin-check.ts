import { env } from '~/env';

/** Whether a request may change state, judged by where its page came from.
 *
 *  A browser says so in `Origin` or `Sec-Fetch-Site`, which pages cannot forge. Apps and scripts send
 *  neither and pass here; what they send is not riding on somebody's cookies. */
export function isTrustedOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(origin) || isAllowedOrigin(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** The same for a state change that a link may lead to, which is logging out: a page of a sibling host may
 *  send people here, another site's picture may not. */
export function isTrustedNavigation(headers: Headers): boolean {
  const sibling = headers.get('origin') === null && headers.get('sec-fetch-site') === 'same-site';
  return sibling || isTrustedOrigin(headers);
}

/** An origin of the configuration's allow-list. */
export function isAllowedOrigin(origin: string): boolean {
  return env().FRONT_ALLOWED_ORIGINS.includes(origin);
}

/** The site's own origin is that of APP_URL. The Host header has no say: a name that somebody points at
 *  this machine, or a proxy that passes on what it is sent, would make any origin our own. On this very
 *  machine all its names are one. Browsers write an origin in one way only; whatever else reads like it
 *  comes from no browser. */
function isOwnOrigin(origin: string): boolean {
  const own = new URL(env().APP_URL);
  if (!LOOPBACK_HOSTS.includes(own.hostname)) return origin === own.origin;
  const port = own.port && `:${own.port}`;
  return LOOPBACK_HOSTS.some((name) => origin === `${own.protocol}//${name}${port}`);
}

const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
