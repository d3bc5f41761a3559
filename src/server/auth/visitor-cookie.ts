import 'server-only';
import { cookies } from 'next/headers';
import { createSecretToken, hashToken } from '~/lib/secret-token';
import type { Actor } from '~/server/context';
import { visitorCookie } from './cookies';

/** Gives a visitor who is about to change something a cookie to be recognised by. Others, and
 *  visitors who only read, get none. */
export async function ensureVisitorCookie(actor: Actor): Promise<Actor> {
  if (actor.kind !== 'visitor' || actor.visitorHash) return actor;
  const token = createSecretToken();
  const { name, options } = visitorCookie();
  (await cookies()).set(name, token, options);
  return { kind: 'visitor', visitorHash: hashToken(token) };
}
