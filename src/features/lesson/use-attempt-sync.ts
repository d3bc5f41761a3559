'use client';
import { useEffect } from 'react';
import { trpc } from '~/trpc/react';
import { useOwner } from './hooks';
import { keptAttempts, VISITOR } from './store/lesson-store';
import { type LessonAccount, sendKeptWork } from './store/send-kept-work';
import { onSendingRequested, setSyncState } from './store/sync-state';

const AGAIN_MS = 20_000;

/** Sends what this device keeps to the account: after each attempt, when the network comes back, and
 *  at the first page after a sign-up or log-in, when a visitor's work becomes the account's. Mounted
 *  once, above every page. */
export function useAttemptSync(): void {
  const owner = useOwner();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (owner === null || owner === VISITOR) return;
    const account: LessonAccount = {
      saveAttempts: (input) => utils.client.lesson.saveAttempts.mutate(input),
      saveProgress: (input) => utils.client.lesson.saveProgress.mutate(input),
    };
    let over = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      clearTimeout(later);
      try {
        await oneAtATime(async () => {
          if (over) return;
          const waiting = (await keptAttempts([owner, VISITOR])).length;
          if (waiting > 0) setSyncState({ status: 'sending', waiting });
          const taken = await sendKeptWork(account, owner);
          setSyncState({ status: 'quiet', waiting: 0 });
          if (taken > 0)
            await Promise.all(
              [utils.lesson.mine, utils.review, utils.progress].map((kept) => kept.invalidate()),
            );
        });
      } catch {
        if (over) return;
        const waiting = (await keptAttempts([owner, VISITOR]).catch(() => [])).length;
        setSyncState({ status: waiting > 0 ? 'lost' : 'quiet', waiting });
        later = setTimeout(send, AGAIN_MS);
      }
    };
    void send();
    const forget = onSendingRequested(send);
    window.addEventListener('online', send);
    return () => {
      over = true;
      clearTimeout(later);
      forget();
      window.removeEventListener('online', send);
    };
  }, [owner, utils]);
}

/** Tabs take turns, where the browser can arrange it; sending twice would be harmless but wasteful. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request('shuoyi-send-attempts', work) : work());
}
