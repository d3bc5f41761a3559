'use client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Playback } from './playback';
import { type Playing, SILENT } from './playing';

/** One playback for the lifetime of the component, and its state. */
export function usePlayback(): [Playback, Playing] {
  const [playback] = useState(() => new Playback());
  const now = useSyncExternalStore(playback.subscribe, playback.snapshot, () => SILENT);
  useEffect(() => playback.stop, [playback]);
  return [playback, now];
}
