import 'server-only';
import { cookies } from 'next/headers';
import { hashToken } from '~/lib/secret-token';
import type { Actor } from '~/server/context';
import { findSession, renewSession, touchSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { sessionCookie, visitorCookie } from './cookies';

/** The actor of a request, from its cookies and the session's row, which is read at every request: logout,
 *  password change and disabling take effect on the next one. */
export async function getActor(db: Database, now: Date): Promise<Actor> {
  return (await readActorCookies(db, now)).actor;
}

/** The actor, for entry points that may write cookies: also renews the session and stores when it was last
 *  seen. */
export async function getActorAndRenew(db: Database, now: Date): Promise<Actor> {
  const { actor, needsRenewal, needsTouch, token } = await readActorCookies(db, now);
  if (actor.kind === 'user' && needsRenewal && token) {
    await renewSession(db, actor.sessionId, now);
    const { name, options } = sessionCookie();
    (await cookies()).set(name, token, options);
  } else if (actor.kind === 'user' && needsTouch) await touchSession(db, actor.sessionId, now);
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
    needsRenewal: signedIn?.needsRenewal ?? false,
    needsTouch: signedIn?.needsTouch ?? false,
    token,
  };
}
