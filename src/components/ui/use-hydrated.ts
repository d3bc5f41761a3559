'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is alive: the cached HTML and the first render of the browser say false. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
