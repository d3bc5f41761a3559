'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearFormDrafts } from '~/forms/form-draft';
import { trpc } from '~/trpc/react';
import { otherQueries, useSession, useShowSession } from './hooks';
import { onSessionEvent, type SessionEvent } from './session-events';

/** What another tab did to who is here: logged out, found the session ended, logged in, or logged in with
 *  another account. */
export type OtherTabEvent = 'left' | 'ended' | 'entered' | 'switched';

/** Follows what happens to the session in the other tabs: nothing of whoever was here stays.
 *  @param heard told first, so that it can take personal pages away before their data is asked for again */
export function useOtherTabs(onEvent: (tabEvent: OtherTabEvent) => void): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const showUser = useShowSession();
  const { user } = useSession();
  const email = user?.email ?? null;
  // Whose this tab's pages are: its session may have been found ended since, with their form half filled in.
  const currentEmail = useRef(email);
  const needsReset = useRef(false);
  const onEventRef = useRef(onEvent);
  onEventRef.current = onEvent;

  useEffect(
    () =>
      onSessionEvent(async (sessionEvent) => {
        const before = utils.auth.me.getData();
        const loading = before === undefined;
        if (!loading && (before?.email ?? null) === sessionEvent.email) return;
        const tabEvent = toOtherTabEvent(currentEmail.current, sessionEvent);
        if (!loading || !sessionEvent.email) onEventRef.current(tabEvent);
        if (tabEvent === 'left' || tabEvent === 'switched') {
          clearFormDrafts();
          currentEmail.current = null;
        }
        // Calls on the way were made for the account that was here: their results are not taken any more.
        if (loading) return void client.resetQueries();
        if (tabEvent !== 'entered') {
          needsReset.current = true;
          await utils.auth.me.cancel();
          showUser(null);
        }
        if (sessionEvent.email) showUser(await utils.auth.me.fetch(undefined, { staleTime: 0 }));
      }),
    [client, utils, showUser],
  );

  // Once everything on the page knows who is here: what is for members alone is not asked for any more.
  useEffect(() => {
    currentEmail.current = email ?? currentEmail.current;
    if (!needsReset.current) return;
    needsReset.current = false;
    void client.resetQueries(otherQueries);
  }, [email, client]);
}

function toOtherTabEvent(
  currentEmail: string | null,
  { email, hasSignedOut }: SessionEvent,
): OtherTabEvent {
  if (email) return currentEmail && currentEmail !== email ? 'switched' : 'entered';
  return hasSignedOut ? 'left' : 'ended';
}
