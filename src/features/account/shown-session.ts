'use client';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { createStore } from '~/lib/create-store';
import type { UserView } from '~/schemas/auth';

/** The user of this browser. `unknown` until the first response: public pages are the same for
 *  everybody. */
export type Session =
  | { status: 'unknown'; user: null }
  | { status: 'visitor'; user: null }
  | { status: 'user'; user: UserView };

/** Before the first response. */
export const UNKNOWN_SESSION: Session = { status: 'unknown', user: null };

/** The session as pages show it: the page's own (`PageSession`) or the first response, then always the query
 *  cache's (`SessionMirror`). */
export const shownSession = createStore<Session>(UNKNOWN_SESSION);

/** The session with which the server rendered the page; unknown on a page that is the same for everybody. */
export const PageSessionContext = createContext<Session>(UNKNOWN_SESSION);

/** The current session, for components that are shown before the query client is loaded. Where a call
 *  depends on the session, use `useSession` of `hooks.ts`. */
export function useShownSession(): Session {
  const served = useContext(PageSessionContext);
  const shown = useSyncExternalStore(
    shownSession.subscribe,
    shownSession.get,
    () => UNKNOWN_SESSION,
  );
  return shown.status === 'unknown' ? served : shown;
}

/** Owner of the local data for the shown session; null until that is known. */
export function useShownOwner(): LocalDataOwner | null {
  const { status, user } = useShownSession();
  return status === 'unknown' ? null : (user?.email ?? VISITOR);
}

/** The session of a response; `undefined` means no response yet. */
export function toSession(user: UserView | null | undefined): Session {
  if (user === undefined) return UNKNOWN_SESSION;
  return user === null ? { status: 'visitor', user } : { status: 'user', user };
}
