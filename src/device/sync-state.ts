'use client';
import { useSyncExternalStore } from 'react';

/** What the learner may want to know about results on their way to the account. */
export interface SyncState {
  status: 'quiet' | 'sending' | 'lost';
  /** Attempts that only this device has. */
  waiting: number;
}

const QUIET: SyncState = { status: 'quiet', waiting: 0 };
let state = QUIET;
const watchers = new Set<() => void>();
const senders = new Set<() => void>();

export function setSyncState(next: SyncState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

export function useSyncState(): SyncState {
  return useSyncExternalStore(
    watch,
    () => state,
    () => QUIET,
  );
}

/** Asks whoever sends (see `useAttemptSync`) to send now. */
export function requestSending(): void {
  for (const send of senders) send();
}

/** Registers a sender. @returns how to take it back */
export function onSendingRequested(send: () => void): () => void {
  senders.add(send);
  return () => senders.delete(send);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
