'use client';
import { useEffect } from 'react';
import { lessonAccount } from '~/device/lesson-account';
import { keptAttempts } from '~/device/lesson-store';
import { oneAtATime } from '~/device/one-at-a-time';
import { VISITOR } from '~/device/owner';
import { sendKeptWork } from '~/device/send-kept-work';
import { onSentElsewhere } from '~/device/sent-mark';
import { onSendingRequested, setSyncState } from '~/device/sync-state';
import { useOwner } from '~/device/use-owner';
import { errorCode } from '~/trpc/error-code';
import { trpc } from '~/trpc/react';

const AGAIN_MS = 20_000;

/** Sends what this device keeps to the account: after each attempt, when the network comes back, and
 *  at the first page after a sign-up or log-in, when a visitor's work becomes the account's. Whichever
 *  tab sends, all of them show what the account then has. Mounted once, above every page. */
export function useAttemptSync(): void {
  const owner = useOwner();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (owner === null || owner === VISITOR) return;
    const account = lessonAccount(utils.client);
    let over = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const refresh = () =>
      Promise.all(
        [utils.lesson.mine, utils.review, utils.progress].map((kept) => kept.invalidate()),
      );
    const send = async () => {
      clearTimeout(later);
      try {
        await oneAtATime(async () => {
          if (over) return;
          const waiting = (await keptAttempts([owner, VISITOR])).length;
          if (waiting > 0) setSyncState({ status: 'sending', waiting });
          const taken = await sendKeptWork(account, owner);
          // What was kept meanwhile has asked to be sent as well.
          const more = (await keptAttempts([owner, VISITOR])).length;
          setSyncState({ status: more > 0 ? 'sending' : 'quiet', waiting: more });
          if (taken > 0) await refresh();
        });
      } catch (error) {
        if (over) return;
        // Somebody else is logged in here now: find out who.
        if (errorCode(error) === 'FORBIDDEN') void utils.auth.me.invalidate();
        const waiting = (await keptAttempts([owner, VISITOR]).catch(() => [])).length;
        setSyncState({ status: waiting > 0 ? 'lost' : 'quiet', waiting });
        later = setTimeout(send, AGAIN_MS);
      }
    };
    void send();
    const forget = onSendingRequested(send);
    const ignore = onSentElsewhere(() => void refresh());
    window.addEventListener('online', send);
    return () => {
      over = true;
      clearTimeout(later);
      forget();
      ignore();
      window.removeEventListener('online', send);
    };
  }, [owner, utils]);
}
