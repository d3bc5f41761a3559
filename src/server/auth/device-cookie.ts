import 'server-only';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { ServiceContext } from '~/server/context';
import { deviceCookie } from './cookies';
import { requestCookies } from './current-request';

/** Gives this browser a device cookie with a random value, which stays the same for all its logins. Call it
 *  only during a login or a password reset.
 *  @returns the context with the device's hash */
export async function ensureDeviceCookie<Context extends ServiceContext>(
  ctx: Context,
): Promise<Context> {
  const jar = await requestCookies();
  const { name, options } = deviceCookie();
  const value = jar.get(name)?.value || createSecretToken();
  jar.set(name, value, options);
  return { ...ctx, client: { ...ctx.client, deviceHash: hashToken(value) } };
}
