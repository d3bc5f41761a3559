'use client';
import { useAttemptSync } from '../use-attempt-sync';

/** Sends kept results from whatever page is open; draws nothing. */
export function AttemptSync() {
  useAttemptSync();
  return null;
}
