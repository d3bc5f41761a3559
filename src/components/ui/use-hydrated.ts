'use client';
import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the page is hydrated: false in the cached HTML and in the browser's first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
