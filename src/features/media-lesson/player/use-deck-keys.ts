'use client';
import { useEffect, useRef } from 'react';
import type { Deck } from './deck';
import { belongsElsewhere, deckKeys, type KeyTargets } from './deck-keys';

/** Lets the keyboard work a deck from anywhere on its page. */
export function useDeckKeys(deck: Deck, targets: KeyTargets): void {
  const newest = useRef(targets);
  newest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (belongsElsewhere(event)) return;
      const act = deckKeys(deck, newest.current)[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [deck]);
}
