'use client';
import { useSyncExternalStore } from 'react';
import { LevelTrace } from './level-trace';

const EMPTY: readonly number[] = [];

/** How loud it is while somebody speaks, as peaks 0–100. */
export function useLiveLevels(trace: LevelTrace): number[] {
  const levels = useSyncExternalStore(trace.subscribe, trace.snapshot, () => EMPTY);
  return Array.from({ length: LevelTrace.LENGTH }, (_, at) => (levels[at] ?? 0) * 100);
}
