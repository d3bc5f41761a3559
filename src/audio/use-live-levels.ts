'use client';
import { useSyncExternalStore } from 'react';
import { LevelTrace } from './level-trace';

const EMPTY: readonly number[] = [];

/** Microphone levels during a recording, as peaks 0–100. */
export function useLiveLevels(trace: LevelTrace): number[] {
  const levels = useSyncExternalStore(trace.subscribe, trace.snapshot, () => EMPTY);
  return Array.from({ length: LevelTrace.LENGTH }, (_, i) => (levels[i] ?? 0) * 100);
}
