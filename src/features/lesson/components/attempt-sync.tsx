'use client';
import { useAttemptSync } from '../use-attempt-sync';

/** Sends unsent results, on every page; renders nothing. */
export function AttemptSync() {
  useAttemptSync();
  return null;
}
