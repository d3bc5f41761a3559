'use client';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import type { UserView } from '~/schemas/auth';
import { pageSession } from '~/trpc/page-session';
import { PageSessionContext, shownSession, toSession } from './shown-session';

/** The session of a page that is rendered for one request. */
interface ServedSession {
  /** Null for a visitor. */
  user: UserView | null;
}

/** Sessions that this tab has already applied: a page restored from the history has the session of its first
 *  display. */
const taken = new WeakSet<ServedSession>();

interface Props {
  served: ServedSession;
  children: ReactNode;
}

/** Provides the session to the components below, and then to the whole tab, without a call of the server. */
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
