'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { MediaCue } from '~/schemas/media-lesson';
import { PlayerController } from './player-controller';
import type { PlayerState } from './player-state';

/** One deck for as long as the component lives. */
export function usePlayer(cues: readonly MediaCue[]): PlayerController {
  const [player] = useState(() => new PlayerController(cues));
  return player;
}

/** One fact of a deck; the component is drawn again only when just this changes. */
export function usePlayerState<T>(player: PlayerController, pick: (state: PlayerState) => T): T {
  const read = useCallback(() => pick(player.snapshot()), [player, pick]);
  return useSyncExternalStore(player.subscribe, read, read);
}
