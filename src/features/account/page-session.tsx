'use client';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { UserView } from '~/schemas/auth';
import { pageSession } from '~/trpc/page-session';
import { PageSessionContext, shownSession, toSession } from './shown-session';

/** The session of a page that is made for one request. */
interface ServedSession {
  /** Null for a visitor. */
  user: UserView | null;
}

/** Sessions that this tab has taken over: the history shows a page again with the session of then. */
const taken = new WeakSet<ServedSession>();

interface Props {
  served: ServedSession;
  children: ReactNode;
}

/** Tells the components below, and then the whole tab, who is logged in, without a call of the server. */
export function PageSession({ served, children }: Props) {
  const session = useMemo(() => toSession(served.user), [served]);
  useLayoutEffect(() => {
    if (taken.has(served)) return;
    taken.add(served);
    shownSession.set(session);
    pageSession.set({ me: served.user, at: Date.now() });
  }, [served, session]);
  return <PageSessionContext value={session}>{children}</PageSessionContext>;
}
