'use client';
import { useEffect, useState } from 'react';
import { useLanguage } from '~/i18n/client';
import { fetchFirstResponses } from '~/trpc/first-responses';
import { lazyCall } from '~/trpc/lazy-call';
import { hasQueryClient } from '~/trpc/query-client-state';
import { emitSessionEvent } from './session-events';
import {
  type Session,
  shownSession,
  toSession,
  UNKNOWN_SESSION,
  useShownSession,
} from './shown-session';

const REFETCH = lazyCall<void, unknown>(async () => (await import('./hooks')).useRefetchSession);

/** The outcome of the last request, with the session that was shown before a failed one. */
type Outcome = { isFresh: boolean; failedAfter: Session | null };

/** The current session, refetched where it is used: a redirect must not depend on a stale response, which would
 *  redirect back and forth once the session has ended elsewhere. It uses the query client only in a tab that
 *  already has one.
 *  @returns the session; `isUnavailable` while it cannot be fetched; and `caller`, an invisible element to
 *    render */
export function useRevalidatedSession() {
  const language = useLanguage();
  const session = useShownSession();
  const { call: refetch, caller } = REFETCH.useCall();
  const [{ isFresh, failedAfter }, setOutcome] = useState<Outcome>({
    isFresh: false,
    failedAfter: null,
  });

  useEffect(() => {
    let isMounted = true;

    /** In a tab without a query client. */
    async function fetchPlain(): Promise<unknown> {
      const before = shownSession.get().status;
      const { me } = await fetchFirstResponses(language);
      // The query client was loaded meanwhile, by a touch of the form: the session may have changed since the
      // request.
      if (hasQueryClient()) return refetch();
      shownSession.set(toSession(me));
      if (before === 'user' && !me) emitSessionEvent({ email: null, hasSignedOut: false });
    }

    async function revalidate() {
      const before = shownSession.get();
      try {
        await (hasQueryClient() ? refetch() : fetchPlain());
        if (isMounted) setOutcome({ isFresh: true, failedAfter: null });
      } catch {
        if (isMounted)
          setOutcome((last) => (last.isFresh ? last : { ...last, failedAfter: before }));
      }
    }

    void revalidate();
    addEventListener('online', revalidate);
    return () => {
      isMounted = false;
      removeEventListener('online', revalidate);
    };
  }, [language, refetch]);

  // After a failure, a changed session is from a log-in here, or from the query cache, which repeated the
  // request.
  const hasChanged = failedAfter !== null && session !== failedAfter;
  const isKnown = isFresh || hasChanged;
  return {
    status: isKnown ? session.status : UNKNOWN_SESSION.status,
    isUnavailable: failedAfter !== null && !hasChanged,
    caller,
  };
}
