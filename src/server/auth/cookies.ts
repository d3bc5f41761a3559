import { env } from '~/env';
import { SESSION_DAYS } from '~/server/credentials/session-rows';

/** How one of our cookies is written. Shaped for both Next's `cookies()` and Auth.js. */
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

/** `__Host-` binds a cookie to this very host; browsers honour it on HTTPS only. With other origins
 *  allowed to call us with credentials, the cookie must travel cross-site. */
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

/** Holds the session's token. Its lifetime is set where it is written. */
export const sessionCookie = (): CookieRule => toRule('shuoyi-session', SESSION_DAYS * DAY);

/** Recognises a visitor's cart. */
export const visitorCookie = (): CookieRule => toRule('shuoyi-visitor', 180 * DAY);

/** The browser that anti-forgery tokens are bound to; ends with the browser's own session. */
export const browserCookie = (): CookieRule => toRule('shuoyi-browser');

/** Auth.js's own: where its pages lead back to. Bound to this host, so that no neighbour can spoil it. */
export const returnAddressCookie = (): CookieRule => toRule('shuoyi-return');

/** Recognises a browser in which somebody has logged in before. */
export const deviceCookie = (): CookieRule => toRule('shuoyi-device', 400 * DAY);
