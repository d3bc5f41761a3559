'use client';
import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** A log-out that was requested in a menu. */
export interface LogoutRequest {
  /** Whether from a menu that covers the page. */
  fromMenu?: boolean;
}

/** The log-out that is not finished; null while there is none. */
export const logoutRequest = createStore<LogoutRequest | null>(null);

/** Whether a log-out is not finished. */
export function useIsLoggingOut(): boolean {
  const request = useSyncExternalStore(logoutRequest.subscribe, logoutRequest.get, () => null);
  return request !== null;
}
