import { env } from '~/env';

/** Whether a request may change state, judged by where its page came from.
 *
 *  A browser says so in `Origin` or `Sec-Fetch-Site`, which pages cannot forge. Apps and scripts send
 *  neither and pass here; what they send is not riding on somebody's cookies. */
export function stateChangeAllowed(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(origin, headers) || isAllowedOrigin(origin);
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

/** An origin of the configuration's allow-list. */
export function isAllowedOrigin(origin: string): boolean {
  return env().FRONT_ALLOWED_ORIGINS.includes(origin);
}

/** The site's own origin: the configured one, or the very host that was asked. */
function isOwnOrigin(origin: string, headers: Headers): boolean {
  if (!URL.canParse(origin)) return false;
  if (origin === new URL(env().APP_URL).origin) return true;
  return new URL(origin).host === headers.get('host');
}
