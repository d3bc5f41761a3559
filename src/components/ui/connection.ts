'use client';
import { useSyncExternalStore } from 'react';

/** The Network Information API, which not all browsers have. */
interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether pages may be prefetched: not while offline, on 2g, or when the user saves data. */
function canPrefetch(): boolean {
  const connectionInfo = network();
  return (
    navigator.onLine && !connectionInfo?.saveData && !connectionInfo?.effectiveType?.endsWith('2g')
  );
}

function subscribe(listener: () => void): () => void {
  const connectionInfo = network();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  connectionInfo?.addEventListener?.('change', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    connectionInfo?.removeEventListener?.('change', listener);
  };
}

/** `canPrefetch` as a live value; false before hydration. */
export function useCanPrefetch(): boolean {
  return useSyncExternalStore(subscribe, canPrefetch, () => false);
}

/** Whether this browser has a connection; true in the cached HTML. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
