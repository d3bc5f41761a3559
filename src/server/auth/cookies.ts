import { env } from '~/env';
import { SESSION_DAYS } from '~/server/credentials/session-rows';

/** Name and options of a cookie, in the shape that both Next's `cookies()` and Auth.js take. */
export interface CookieRule {
  name: string;
  options: {
    httpOnly: true;
    sameSite: 'lax' | 'none';
    path: '/';
    secure: boolean;
    partitioned?: boolean;
    maxAge?: number;
  };
}

const DAY = 24 * 60 * 60;

export function isHttps(): boolean {
  return env().APP_URL.startsWith('https:');
}

/** The rule of a cookie. The prefix `__Host-` binds it to this host; browsers accept it on HTTPS only. When
 *  other origins may call with credentials, the cookie is sent cross-site. */
function toRule(name: string, maxAge?: number): CookieRule {
  const secure = isHttps();
  const crossSite = secure && env().FRONT_ALLOWED_ORIGINS.length > 0;
  return {
    name: secure ? `__Host-${name}` : name,
    options: {
      httpOnly: true,
      sameSite: crossSite ? 'none' : 'lax',
      path: '/',
      secure,
      ...(crossSite && { partitioned: true }),
      ...(maxAge !== undefined && { maxAge }),
    },
  };
}

/** Holds the session's token. */
export const sessionCookie = (): CookieRule => toRule('shuoyi-session', SESSION_DAYS * DAY);

/** Identifies a visitor, and with it the visitor's cart. */
export const visitorCookie = (): CookieRule => toRule('shuoyi-visitor', 180 * DAY);

/** Identifies the browser that CSRF tokens are bound to; ends with the browser's own session. */
export const browserCookie = (): CookieRule => toRule('shuoyi-browser');

/** Auth.js's cookie with the return address. Bound to this host, so that no sibling host can overwrite it. */
export const returnAddressCookie = (): CookieRule => toRule('shuoyi-return');

/** Identifies a browser in which an account has logged in before. */
export const deviceCookie = (): CookieRule => toRule('shuoyi-device', 400 * DAY);
