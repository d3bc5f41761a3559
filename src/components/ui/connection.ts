'use client';
import { useSyncExternalStore } from 'react';

/** What browsers tell about the way to the network; not all of them do. */
interface NetworkInformation extends EventTarget {
  saveData?: boolean;
  effectiveType?: string;
}

function network(): NetworkInformation | undefined {
  return (navigator as Navigator & { connection?: NetworkInformation }).connection;
}

/** Whether pages may be fetched before anybody asked for them: not while offline, on 2g, or when the
 *  person saves data. */
export function canPrefetch(): boolean {
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

/** `canPrefetch`, kept up to date; no as long as nobody knows. */
export function useCanPrefetch(): boolean {
  return useSyncExternalStore(subscribe, canPrefetch, () => false);
}

/** Whether this browser has a connection; the cached HTML believes so. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
