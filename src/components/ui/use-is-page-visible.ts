import { useSyncExternalStore } from 'react';

/** Whether somebody sees this page: false while the browser merely prepares it (prerendering), so that what
 *  has consequences waits. */
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
