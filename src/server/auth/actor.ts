import 'server-only';
import { cookies } from 'next/headers';
import { hashToken } from '~/lib/secret-token';
import type { Actor } from '~/server/context';
import { findSession, renewSession, touchSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { sessionCookie, visitorCookie } from './cookies';

/** Reads who is asking from the request's cookies, with one look at the session's row: logout,
 *  password change and disabling count from the very next request. */
export async function getActor(db: Database, now: Date): Promise<Actor> {
  return (await readActorCookies(db, now)).actor;
}

/** For doors that may write cookies: also moves the session's end and says when it was last seen. */
export async function getActorAndRenew(db: Database, now: Date): Promise<Actor> {
  const { actor, stale, unseen, token } = await readActorCookies(db, now);
  if (actor.kind === 'user' && stale && token) {
    await renewSession(db, actor.sessionId, now);
    const { name, options } = sessionCookie();
    (await cookies()).set(name, token, options);
  } else if (actor.kind === 'user' && unseen) await touchSession(db, actor.sessionId, now);
  return actor;
}

async function readActorCookies(db: Database, now: Date) {
  const jar = await cookies();
  const visitor = jar.get(visitorCookie().name)?.value;
  const visitorHash = visitor ? hashToken(visitor) : null;
  const token = jar.get(sessionCookie().name)?.value;
  const signedIn = token ? await findSession(db, token, now) : null;
  const actor: Actor = signedIn
    ? {
        kind: 'user',
        id: signedIn.userId,
        sessionId: signedIn.sessionId,
        role: signedIn.role,
        visitorHash,
      }
    : { kind: 'visitor', visitorHash };
  return {
    actor,
    stale: signedIn?.needsRenewal ?? false,
    unseen: signedIn?.needsTouch ?? false,
    token,
  };
}
