import { tellNavigation } from '~/lib/navigation-news';

/** The router calls it for every way to another page: links, calls and the browser's own buttons. */
export function onRouterTransitionStart(): void {
  tellNavigation('started');
}
