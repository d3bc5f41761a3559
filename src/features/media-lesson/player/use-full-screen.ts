'use client';
import { useSyncExternalStore } from 'react';

/** Whether a part of the page fills the screen, where the rest of the page is not seen. */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(subscribe, isFullScreen, () => false);

const isFullScreen = () => Boolean(document.fullscreenElement);

function subscribe(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}
