'use client';
import { useEffect } from 'react';
import { keepMedia } from '~/device/media-store';
import { requestSending } from '~/device/outbox';
import { useOwner } from '~/device/use-owner';
import type { Deck } from './deck';

const KEEP_MS = 4000;
const SEND_MS = 15_000;

/** Keeps on this device what is heard, every few seconds, when it is paused and when the page is left,
 *  and has it sent to the account now and then. Nothing is kept before anything was heard. */
export function useKeepPlace(deck: Deck, slug: string): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === null) return;
    let lastSent = Date.now();
    const keep = async (andSend: boolean) => {
      const heard = deck.takeHeard();
      if (heard.length > 0) await keepMedia(owner, slug, { positionMs: deck.positionMs, heard });
      if (!andSend) return;
      lastSent = Date.now();
      requestSending();
    };
    const timer = setInterval(() => {
      if (deck.snapshot().playing) void keep(Date.now() - lastSent >= SEND_MS);
    }, KEEP_MS);
    let playing = false;
    const forget = deck.subscribe(() => {
      const now = deck.snapshot().playing;
      if (playing && !now) void keep(true);
      playing = now;
    });
    const onLeave = () => void keep(true);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearInterval(timer);
      forget();
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      void keep(true);
    };
  }, [deck, slug, owner]);
}
