'use client';
import { useEffect } from 'react';
import { storeMediaProgress } from '~/device/media-progress-store';
import { requestSync } from '~/device/outbox';
import { useOwner } from '~/device/use-owner';
import type { PlayerController } from './player-controller';

const STORE_INTERVAL_MS = 4000;
const SYNC_INTERVAL_MS = 15_000;

/** Stores the played ranges on this device every few seconds, on pause and when the page is left, and requests a
 *  sync from time to time. Nothing is stored before anything was played.
 *  @param slug null where nothing is stored, as in a preview */
export function useStorePosition(player: PlayerController, slug: string | null): void {
  const owner = useOwner();
  useEffect(() => {
    if (owner === null || slug === null) return;
    let lastSync = Date.now();
    const store = async (sync: boolean) => {
      const played = player.drainPlayed();
      if (played.length > 0)
        await storeMediaProgress(owner, slug, { positionMs: player.positionMs, heard: played });
      if (!sync) return;
      lastSync = Date.now();
      requestSync();
    };
    const timer = setInterval(() => {
      if (player.snapshot().playing) void store(Date.now() - lastSync >= SYNC_INTERVAL_MS);
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
