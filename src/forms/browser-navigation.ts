/** The part of the Navigation API that is used; TypeScript's types of a browser lack it. */
interface BrowserNavigation extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown> };
}

/** A navigation that is about to happen. */
interface NavigateEvent extends Event {
  /** `traverse` is a step of the history. */
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  destination: {
    url: string;
    /** Name of the entry of the history. */
    key: string;
    sameDocument: boolean;
  };
}

/** Navigates to an entry of the history. @param onRefused called when the browser does not go there */
export function traverseTo(key: string, onRefused: () => void): void {
  browserNavigation()?.traverseTo(key).committed.catch(onRefused);
}

/** Listens to the history steps to another page of this document that `preventDefault` can stop. A browser
 *  without the Navigation API reports none. For another document the browser asks itself.
 *  @returns the function that ends it */
export function onHistoryStep(listen: (event: Event, key: string) => void): () => void {
  const onNavigate = (event: Event) => {
    const { navigationType, cancelable, destination } = event as NavigateEvent;
    if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
    if (new URL(destination.url).pathname === window.location.pathname) return;
    listen(event, destination.key);
  };
  const navigation = browserNavigation();
  navigation?.addEventListener('navigate', onNavigate);
  return () => navigation?.removeEventListener('navigate', onNavigate);
}

const browserNavigation = () => (window as { navigation?: BrowserNavigation }).navigation;
