'use client';
import { useEffect } from 'react';
import { oneAtATime } from '~/device/one-at-a-time';
import { VISITOR } from '~/device/owner';
import { sendKeptMedia } from '~/device/send-kept-media';
import { useOwner } from '~/device/use-owner';
import type { MediaProgress } from '~/schemas/media-lesson';
import { trpc } from '~/trpc/react';

const AGAIN_MS = 20_000;

let ask = () => {};

/** Has what this device keeps of recorded lessons sent now. */
export function requestMediaSending(): void {
  ask();
}

/** Sends what this device keeps of recorded lessons to the account: when a player asks for it, when the
 *  network comes back, and at the first page after a log-in. Mounted once, above every page. */
export function useMediaSync(): void {
  const owner = useOwner();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (owner === null || owner === VISITOR) return;
    let over = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const { mediaLesson } = utils.client;
    const send = async () => {
      clearTimeout(later);
      try {
        const taken = await oneAtATime(
          async (): Promise<Record<string, MediaProgress>> =>
            over ? {} : sendKeptMedia((input) => mediaLesson.saveProgress.mutate(input), owner),
        );
        const slugs = Object.keys(taken);
        for (const slug of slugs) utils.mediaLesson.progress.setData({ slug }, taken[slug]);
        if (slugs.length > 0) await utils.mediaLesson.mine.invalidate();
      } catch {
        if (!over) later = setTimeout(send, AGAIN_MS);
      }
    };
    const onAsk = () => void send();
    ask = onAsk;
    void send();
    window.addEventListener('online', send);
    return () => {
      over = true;
      if (ask === onAsk) ask = () => {};
      clearTimeout(later);
      window.removeEventListener('online', send);
    };
  }, [owner, utils]);
}
