'use client';
import { useEffect, useState } from 'react';
import { useRefetchSession, useSessionSince } from './hooks';
import type { Session } from './session';

/** The current session, refetched where it is used: a redirect must not depend on a stale response, which would
 *  redirect back and forth once the session has ended elsewhere.
 *  @returns its status, unknown until the response; `isUnavailable` while it cannot be fetched */
export function useRevalidatedSession(): { status: Session['status']; isUnavailable: boolean } {
  const [openedAt] = useState(() => Date.now());
  const { session, isUnavailable } = useSessionSince(openedAt);
  const refetch = useRefetchSession();
  // The next try begins without a failure, and the page must not change then.
  const [hasFailed, setHasFailed] = useState(false);
  if (isUnavailable && !hasFailed) setHasFailed(true);

  useEffect(() => {
    const revalidate = () => void refetch().catch(() => {});
    revalidate();
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [refetch]);

  const { status } = session;
  return { status, isUnavailable: hasFailed && status === 'unknown' };
}
