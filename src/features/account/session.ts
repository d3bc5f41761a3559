import type { UserView } from '~/schemas/auth';

/** The user of this browser. `unknown` until the first response: public pages are the same for
 *  everybody. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'user'; user: UserView };

/** Before the first response. */
export const UNKNOWN_SESSION: Session = { status: 'unknown', user: null };

/** The session of a response; `undefined` is none yet. */
export function toSession(user: UserView | null | undefined): Session {
  if (user === undefined) return UNKNOWN_SESSION;
  return user === null ? { status: 'visitor', user } : { status: 'user', user };
}
