import { createEmitter } from './create-store';

/** What happens to the way to the next page. */
export type NavigationNews = 'started' | 'failed';

const navigation = createEmitter<[news: NavigationNews]>();

/** Tells everybody who listens. */
export const tellNavigation = navigation.emit;

/** @returns a function that stops listening */
export const onNavigation = navigation.subscribe;
