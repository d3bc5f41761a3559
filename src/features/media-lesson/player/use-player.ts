'use client';
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { MediaCue } from '~/schemas/media-lesson';
import { PlayerController } from './player-controller';
import type { PlayerState } from './player-state';
import { RenewedMedia } from './renewed-media';

/** One player for the lifetime of the component. Its lines may change, for example when they are loaded. */
export function usePlayer(cues: readonly MediaCue[]): PlayerController {
  const renew = useContext(RenewedMedia);
  const [player] = useState(() => new PlayerController(cues, renew));
  useEffect(() => player.setCues(cues), [player, cues]);
  return player;
}

/** Part of a player's state; the component renders again only when this part changes. */
export function usePlayerState<T>(player: PlayerController, pick: (state: PlayerState) => T): T {
  const read = useCallback(() => pick(player.snapshot()), [player, pick]);
  return useSyncExternalStore(player.subscribe, read, read);
}
