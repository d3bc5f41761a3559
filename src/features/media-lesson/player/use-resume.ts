'use client';
import { useEffect, useRef, useState } from 'react';
import { useMediaStanding } from '../hooks';
import type { Deck } from './deck';

/** Near its beginning or its end there is nothing to go on with, ms. */
const EDGE_MS = 4000;

/** Brings a deck to where the learner was, once that is known, unless they have begun meanwhile.
 *  @returns the place, until the learner starts over or goes elsewhere; null without one */
export function useResume(deck: Deck, slug: string, durationMs: number) {
  const standing = useMediaStanding(slug, durationMs);
  const done = useRef(false);
  const [resumedMs, setResumedMs] = useState<number | null>(null);
  const positionMs = standing?.positionMs;
  useEffect(() => {
    if (positionMs === undefined || done.current) return;
    done.current = true;
    const begun = deck.snapshot().playing || deck.positionMs > 0;
    if (begun || positionMs < EDGE_MS || positionMs > durationMs - EDGE_MS) return;
    deck.seek(positionMs);
    setResumedMs(positionMs);
  }, [deck, positionMs, durationMs]);
  return {
    resumedMs,
    startOver: () => {
      setResumedMs(null);
      deck.seek(0);
      deck.play();
    },
  };
}
