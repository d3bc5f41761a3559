'use client';
import { useEffect, useRef, useState } from 'react';
import { useMediaPosition } from '../hooks';
import type { PlayerController } from './player-controller';

/** Distance from the start and the end within which a position is not resumed, ms. */
const EDGE_MS = 4000;

/** Seeks a player to the learner's last position once it is loaded, unless playback has begun meanwhile.
 *  @returns the resumed position, until the learner starts over; null without one */
export function useResume(player: PlayerController, slug: string, durationMs: number) {
  const position = useMediaPosition(slug, durationMs);
  const done = useRef(false);
  const [resumedMs, setResumedMs] = useState<number | null>(null);
  const positionMs = position?.positionMs;
  useEffect(() => {
    if (positionMs === undefined || done.current) return;
    done.current = true;
    const begun = player.snapshot().playing || player.positionMs > 0;
    if (begun || positionMs < EDGE_MS || positionMs > durationMs - EDGE_MS) return;
    player.seek(positionMs);
    setResumedMs(positionMs);
  }, [player, positionMs, durationMs]);
  return {
    resumedMs,
    startOver: () => {
      setResumedMs(null);
      player.seek(0);
      player.play();
    },
  };
}
