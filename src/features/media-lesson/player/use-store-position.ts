'use client';
import { useEffect } from 'react';
import { storeMediaProgress } from '~/device/media-progress-store';
import { requestSync } from '~/device/outbox';
import { useOwner } from '~/device/use-owner';
import type { PlayerController } from './player-controller';

const STORE_INTERVAL_MS = 4000;
const SYNC_INTERVAL_MS = 15_000;

/** Keeps on this device what is heard, every few seconds, when it is paused and when the page is left,
 *  and has it sent to the account now and then. Nothing is kept before anything was heard. */
export function useStorePosition(player: PlayerController, slug: string): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === null) return;
    let lastSent = Date.now();
    const store = async (andSend: boolean) => {
      const played = player.drainPlayed();
      if (played.length > 0)
        await storeMediaProgress(owner, slug, { positionMs: player.positionMs, heard: played });
      if (!andSend) return;
      lastSent = Date.now();
      requestSync();
    };
    const timer = setInterval(() => {
      if (player.snapshot().playing) void store(Date.now() - lastSent >= SYNC_INTERVAL_MS);
    }, STORE_INTERVAL_MS);
    let playing = false;
    const unsubscribe = player.subscribe(() => {
      const now = player.snapshot().playing;
      if (playing && !now) void store(true);
      playing = now;
    });
    const onLeave = () => void store(true);
    window.addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      void store(true);
    };
  }, [player, slug, owner]);
}
