import 'server-only';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { Actor } from '~/server/context';
import { visitorCookie } from './cookies';
import { requestCookies } from './current-request';

/** Sets the visitor cookie of a visitor who has none. Call it for requests that change something; reads set
 *  no cookie.
 *  @returns the actor with the cookie's hash */
export async function ensureVisitorCookie(actor: Actor): Promise<Actor> {
  if (actor.kind !== 'visitor' || actor.visitorHash) return actor;
  const token = createSecretToken();
  const { name, options } = visitorCookie();
  (await requestCookies()).set(name, token, options);
  return { ...actor, visitorHash: hashToken(token) };
}
