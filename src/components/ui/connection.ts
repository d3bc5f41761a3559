'use client';
import { useSyncExternalStore } from 'react';

/** The Network Information API, which not all browsers have. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether pages may be prefetched: not while offline, on 2g, or when the user saves data. A page has dozens of
 *  links, so each checks when somebody points at it, and none subscribes to changes. */
export function canPrefetch(): boolean {
  const connectionInfo = network();
  return (
    navigator.onLine && !connectionInfo?.saveData && !connectionInfo?.effectiveType?.endsWith('2g')
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether this browser has a connection; true in the cached HTML. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
