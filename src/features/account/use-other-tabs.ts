'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { clearFormDrafts } from '~/forms/form-draft';
import { trpc } from '~/trpc/react';
import { otherQueries, useSession, useShowSession } from './hooks';
import { onSessionEvent, type SessionEvent } from './session-events';

/** A change of the session by another tab: signed out, found it ended, signed in, or signed in with another
 *  account. */
export type OtherTabEvent = 'left' | 'ended' | 'entered' | 'switched';

/** Follows the session of the other tabs: nothing of the previous user stays.
 *  @param onEvent called first, so that it can hide personal pages before their data is fetched again;
 *    `stays` leaves the page and its data as they are */
export function useOtherTabs(onEvent: (tabEvent: OtherTabEvent) => 'stays' | undefined): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const showUser = useShowSession();
  const { user } = useSession();
  const email = user?.email ?? null;
  // The user of this tab's pages: the session may have ended meanwhile, with a form half filled in.
  const currentEmail = useRef(email);
  const needsReset = useRef(false);
  const onEventRef = useRef(onEvent);
  onEventRef.current = onEvent;

  useEffect(() => {
    const follow = async (sessionEvent: SessionEvent) => {
      const before = utils.auth.me.getData();
      const loading = before === undefined;
      const isShown = !loading && (before?.email ?? null) === sessionEvent.email;
      // This tab may have found the session ended before the message of the log-out arrived: what belongs to the
      // user of its pages has to go all the same.
      if (isShown && !(sessionEvent.hasSignedOut && currentEmail.current)) return;
      const tabEvent = toOtherTabEvent(currentEmail.current, sessionEvent);
      const isForPage = !loading || !sessionEvent.email;
      if (isForPage && onEventRef.current(tabEvent) === 'stays') return;
      if (tabEvent === 'left' || tabEvent === 'switched') {
        clearFormDrafts();
        currentEmail.current = null;
      }
      // Pending calls were made for the previous account: their results are dropped.
      if (loading) return void client.resetQueries();
      // The page shows no user already, so that no change of the session would be followed by the reset below.
      if (isShown) return void client.resetQueries(otherQueries);
      if (tabEvent !== 'entered') {
        needsReset.current = true;
        await utils.auth.me.cancel();
        showUser(null);
      }
      if (sessionEvent.email) showUser(await utils.auth.me.fetch(undefined, { staleTime: 0 }));
    };
    return onSessionEvent(follow);
  }, [client, utils, showUser]);

  // Reset only after the whole page shows the new session: queries for members alone are disabled by
  // then.
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
