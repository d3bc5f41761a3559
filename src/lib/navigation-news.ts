/** What happens to the way to the next page. */
export type NavigationNews = 'started' | 'failed';

type Listener = (news: NavigationNews) => void;

const listeners = new Set<Listener>();

/** Tells everybody who listens. */
export function tellNavigation(news: NavigationNews): void {
  for (const listener of listeners) listener(news);
}

/** @returns a function that stops listening */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
