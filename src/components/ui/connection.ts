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

/** Whether nothing is to be loaded that the page can do without: on 2g, or when the user saves data. */
export function isSparing(): boolean {
  const connectionInfo = network();
  return (connectionInfo?.saveData || connectionInfo?.effectiveType?.endsWith('2g')) ?? false;
}

/** Whether pages may be prefetched: not while offline or sparing. A page has dozens of links, so each checks when
 *  somebody points at it, and none subscribes to changes. */
export function canPrefetch(): boolean {
  return navigator.onLine && !isSparing();
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
