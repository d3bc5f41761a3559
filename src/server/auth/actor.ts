import 'server-only';
import type { Account } from '~/domain/account';
import { hashToken } from '~/lib/secret-token';
import type { Actor } from '~/server/context';
import {
  type ActiveSession,
  findSession,
  findSessionWithAccount,
  renewSession,
  touchSession,
  wasTokenReplaced,
} from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { sessionCookie, visitorCookie } from './cookies';
import { requestCookies } from './current-request';

/** The actor of a request, from its cookies and the session's row, which is read at every request: logout,
 *  password change and disabling take effect on the next one. */
export async function getActor(db: Database, now: Date): Promise<Actor> {
  return (await readActorCookies(findSession, db, now)).actor;
}

/** The actor, for entry points that may write cookies: also renews the session and stores when it was last
 *  seen.
 *  @param withAccount whether the call returns the account, which is then read with the session */
export async function getActorAndRenew(
  db: Database,
  now: Date,
  withAccount = false,
): Promise<Actor> {
  const find = withAccount ? findSessionWithAccount : findSession;
  const { actor, session, token } = await readActorCookies(find, db, now);
  if (session?.needsRenewal && token) {
    if (await renewSession(db, session, now)) await sendSessionToken(token);
  } else if (session?.needsTouch) await touchSession(db, session.sessionId, now);
  return actor;
}

/** Sets the session's cookie in this browser. */
export async function sendSessionToken(token: string): Promise<void> {
  const { name, options } = sessionCookie();
  (await requestCookies()).set(name, token, options);
}

type FoundSession = ActiveSession & { account?: Account };

async function readActorCookies(
  find: (db: Database, token: string, now: Date) => Promise<FoundSession | null>,
  db: Database,
  now: Date,
): Promise<{ actor: Actor; session: FoundSession | null; token: string | undefined }> {
  const jar = await requestCookies();
  const visitor = jar.get(visitorCookie().name)?.value;
  const visitorHash = visitor ? hashToken(visitor) : null;
  const token = jar.get(sessionCookie().name)?.value;
  const session = token ? await find(db, token, now) : null;
  if (!session) {
    const isReplaced = token !== undefined && (await wasTokenReplaced(db, token, now));
    const hasReplacedToken = isReplaced ? { hasReplacedToken: true as const } : {};
    return { actor: { kind: 'visitor', visitorHash, ...hasReplacedToken }, session, token };
  }
  const { userId: id, sessionId, tokenHash, role, passwordConfirmedAt, account } = session;
  const actor: Actor = {
    kind: 'user',
    id,
    sessionId,
    tokenHash,
    role,
    passwordConfirmedAt,
    visitorHash,
    account,
  };
  return { actor, session, token };
}
