'use client';
import { useEffect, useRef } from 'react';
import type { PlayerController } from './player-controller';
import { isHandledByFocusedElement, type KeyTargets, playerKeys } from './player-keys';

/** Handles the player keys on the whole page. */
export function usePlayerKeys(player: PlayerController, targets: KeyTargets): void {
  const latest = useRef(targets);
  latest.current = targets;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isHandledByFocusedElement(event)) return;
      const action = playerKeys(player, latest.current).get(event.key.toLowerCase());
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [player]);
}
