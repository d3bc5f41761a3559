import 'server-only';
import { cookies } from 'next/headers';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { ServiceContext } from '~/server/context';
import { deviceCookie } from './cookies';

/** Makes sure that this browser can be recognised the next time: it gets one random value of its own,
 *  kept over all its logins. Only for who just proved to own an account, or is about to. */
export async function ensureDeviceCookie<Context extends ServiceContext>(
  ctx: Context,
): Promise<Context> {
  const jar = await cookies();
  const { name, options } = deviceCookie();
  const value = jar.get(name)?.value || createSecretToken();
  jar.set(name, value, options);
  return { ...ctx, client: { ...ctx.client, deviceHash: hashToken(value) } };
}
