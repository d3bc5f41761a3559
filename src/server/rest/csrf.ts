import 'server-only';
import { createSecretToken } from '~/lib/secret-token';
import { browserCookie } from '~/server/auth/cookies';
import { createCsrfToken, isValidCsrfToken } from '~/server/auth/csrf-token';
import { requestCookies } from '~/server/auth/current-request';
import type { ServiceContext } from '~/server/context';

/** A CSRF token for this browser and session; sets the browser's cookie when it has none. */
export async function issueCsrfToken(ctx: ServiceContext): Promise<string> {
  const jar = await requestCookies();
  const { name, options } = browserCookie();
  let browser = jar.get(name)?.value;
  if (!browser) {
    browser = createSecretToken();
    jar.set(name, browser, options);
  }
  return createCsrfToken({ browser, sessionId: toSessionId(ctx) }, ctx.now());
}

/** Whether a token was issued for this browser and session within the last two hours. */
export async function verifyCsrfToken(ctx: ServiceContext, token: unknown): Promise<boolean> {
  const browser = (await requestCookies()).get(browserCookie().name)?.value;
  if (!browser || typeof token !== 'string') return false;
  return isValidCsrfToken(token, { browser, sessionId: toSessionId(ctx) }, ctx.now());
}

function toSessionId({ actor }: ServiceContext): string | null {
  return actor.kind === 'user' ? actor.sessionId : null;
}
