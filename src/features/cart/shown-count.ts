'use client';
import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** The cart's number as the header shows it: the first response, then always the query cache's. */
export const shownCartCount = createStore(0);

/** The number in the header; 0 until it is known. */
export function useShownCartCount(): number {
  return useSyncExternalStore(shownCartCount.subscribe, shownCartCount.get, () => 0);
}
