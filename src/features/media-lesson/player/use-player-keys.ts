'use client';
import { useEffect, useRef } from 'react';
import type { PlayerController } from './player-controller';
import { isHandledByFocusedElement, type KeyTargets, playerKeys } from './player-keys';

/** Lets the keyboard work a deck from anywhere on its page. */
export function usePlayerKeys(player: PlayerController, targets: KeyTargets): void {
  const newest = useRef(targets);
  newest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isHandledByFocusedElement(event)) return;
      const act = playerKeys(player, newest.current)[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [player]);
}
