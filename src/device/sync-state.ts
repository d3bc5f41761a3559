'use client';
import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** State of the sync of results with the account. */
export interface SyncState {
  status: 'quiet' | 'sending' | 'lost';
  /** Number of unsent attempts. */
  waiting: number;
}

const QUIET: SyncState = { status: 'quiet', waiting: 0 };
const state = createStore(QUIET);

export const setSyncState = state.set;

export function useSyncState(): SyncState {
  return useSyncExternalStore(state.subscribe, state.get, () => QUIET);
}
