import { useSyncExternalStore } from 'react';

/** Whether the page is visible: false while the browser only prerenders it, so that actions with
 *  effects wait. */
export function useIsPageVisible(): boolean {
  return useSyncExternalStore(subscribe, isPageVisible, () => false);
}

function isPageVisible(): boolean {
  return !('prerendering' in document && document.prerendering);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('prerenderingchange', changed);
  return () => document.removeEventListener('prerenderingchange', changed);
}
