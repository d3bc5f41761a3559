'use client';
import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** What the learner may want to know about results on their way to the account. */
export interface SyncState {
  status: 'quiet' | 'sending' | 'lost';
  /** Attempts that only this device has. */
  waiting: number;
}

const QUIET: SyncState = { status: 'quiet', waiting: 0 };
const state = createStore(QUIET);

export const setSyncState = state.set;

export function useSyncState(): SyncState {
  return useSyncExternalStore(state.subscribe, state.get, () => QUIET);
}
