'use client';
import { useEffect } from 'react';
import {
  onSessionEvent,
  type SessionEvent,
  storeSessionEvent,
} from '~/features/account/session-events';
import { shownSession } from '~/features/account/shown-session';
import { isPersonalPage } from '~/lib/routes';
import { areFirstResponsesFresh } from '~/trpc/first-responses';
import { onQueryClient } from '~/trpc/query-client-state';
import { FOLLOWERS } from './background-loader';
import { leftPage } from './left-page';
import { useCurrentPath } from './use-current-path';

/** Loads the components that follow the query cache: once there is a cache, when another tab reports a
 *  change of the session, and when the user or the connection returns to a page whose header may be out of
 *  date. */
export function useLoadFollowers(): void {
  const { path } = useCurrentPath();
  const isLoaded = FOLLOWERS.useComponent() !== null;
  useEffect(() => {
    if (isLoaded) return;
    const load = () => void FOLLOWERS.fetch();
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !areFirstResponsesFresh()) load();
    };
    const unsubscribers = [
      onQueryClient(load),
      onSessionEvent((change) => {
        storeSessionEvent(change);
        if (isPersonalPage(path) && isOfOther(change)) leftPage.set(path);
        void FOLLOWERS.request();
      }),
    ];
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', onReturn);
    return () => {
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [isLoaded, path]);
}

/** Whether the session is no longer that of the page: personal content is hidden at once, before the script
 *  that redirects is loaded. */
function isOfOther({ email }: SessionEvent): boolean {
  const { status, user } = shownSession.get();
  return status === 'unknown' ? email === null : user !== null && user.email !== email;
}
