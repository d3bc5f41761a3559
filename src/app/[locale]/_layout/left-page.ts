'use client';
import { useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** Path of the personal page that is hidden, because another tab ended its session; null while none is. */
export const leftPage = createStore<string | null>(null);

/** The path of the hidden page. */
export function useLeftPage(): string | null {
  return useSyncExternalStore(leftPage.subscribe, leftPage.get, () => null);
}
