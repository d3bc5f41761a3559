import 'server-only';
import { cookies } from 'next/headers';
import { secretToken } from '~/lib/secret-token';
import { antiForgeryToken, isAntiForgeryToken } from '~/server/auth/anti-forgery';
import { browserCookie } from '~/server/auth/cookies';
import type { ServiceContext } from '~/server/context';

/** An anti-forgery token for this browser and session; marks the browser with a cookie when it has none. */
export async function issueToken(ctx: ServiceContext): Promise<string> {
  const jar = await cookies();
  const { name, options } = browserCookie();
  let browser = jar.get(name)?.value;
  if (!browser) {
    browser = secretToken();
    jar.set(name, browser, options);
  }
  return antiForgeryToken({ browser, sessionId: sessionOf(ctx) }, ctx.now());
}

/** Whether a token came from here, for this browser and session, within two hours. */
export async function isTokenGood(ctx: ServiceContext, token: unknown): Promise<boolean> {
  const browser = (await cookies()).get(browserCookie().name)?.value;
  if (!browser || typeof token !== 'string') return false;
  return isAntiForgeryToken(token, { browser, sessionId: sessionOf(ctx) }, ctx.now());
}

function sessionOf({ actor }: ServiceContext): string | null {
  return actor.kind === 'user' ? actor.sessionId : null;
}
