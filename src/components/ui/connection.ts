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
export function mayFetchAhead(): boolean {
  const way = network();
  return navigator.onLine && !way?.saveData && !way?.effectiveType?.endsWith('2g');
}

function subscribe(listener: () => void): () => void {
  const way = network();
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  way?.addEventListener?.('change', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
    way?.removeEventListener?.('change', listener);
  };
}

/** `mayFetchAhead`, kept up to date; no as long as nobody knows. */
export function useFetchAhead(): boolean {
  return useSyncExternalStore(subscribe, mayFetchAhead, () => false);
}

/** Whether this browser has a connection; the cached HTML believes so. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
