'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { forgetDrafts } from '~/forms/kept-draft';
import { trpc } from '~/trpc/react';
import { otherQueries, useSession, useShowSession } from './hooks';
import { hearOtherTabs, type SessionNews } from './session-news';

/** What another tab did to who is here: logged out, found the session ended, logged in, or logged in with
 *  another account. */
export type Elsewhere = 'left' | 'ended' | 'entered' | 'switched';

/** Follows what happens to the session in the other tabs: nothing of whoever was here stays.
 *  @param heard told first, so that it can take personal pages away before their data is asked for again */
export function useOtherTabs(heard: (what: Elsewhere) => void): void {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const show = useShowSession();
  const { user } = useSession();
  const email = user?.email ?? null;
  // Whose this tab's pages are: its session may have been found ended since, with their form half filled in.
  const owner = useRef(email);
  const anew = useRef(false);
  const tell = useRef(heard);
  tell.current = heard;

  useEffect(
    () =>
      hearOtherTabs(async (news) => {
        const before = utils.auth.me.getData();
        const loading = before === undefined;
        if (!loading && (before?.email ?? null) === news.email) return;
        const what = whatHappened(owner.current, news);
        if (!loading || !news.email) tell.current(what);
        if (what === 'left' || what === 'switched') {
          forgetDrafts();
          owner.current = null;
        }
        // Calls on the way were made for the account that was here: their results are not taken any more.
        if (loading) return void client.resetQueries();
        if (what !== 'entered') {
          anew.current = true;
          await utils.auth.me.cancel();
          show(null);
        }
        if (news.email) show(await utils.auth.me.fetch(undefined, { staleTime: 0 }));
      }),
    [client, utils, show],
  );

  // Once everything on the page knows who is here: what is for members alone is not asked for any more.
  useEffect(() => {
    owner.current = email ?? owner.current;
    if (!anew.current) return;
    anew.current = false;
    void client.resetQueries(otherQueries);
  }, [email, client]);
}

function whatHappened(owner: string | null, { email, left }: SessionNews): Elsewhere {
  if (email) return owner && owner !== email ? 'switched' : 'entered';
  return left ? 'left' : 'ended';
}
