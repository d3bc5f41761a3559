'use client';
import { useEffect, useRef, useState } from 'react';
import { useMediaPosition } from '../hooks';
import type { PlayerController } from './player-controller';

/** Near its beginning or its end there is nothing to go on with, ms. */
const EDGE_MS = 4000;

/** Brings a deck to where the learner was, once that is known, unless they have begun meanwhile.
 *  @returns the place, until the learner starts over or goes elsewhere; null without one */
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
