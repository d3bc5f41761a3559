import { createEmitter } from './create-store';

/** What happens to the way to the next page. */
export type NavigationEvent = 'started' | 'failed';

const navigation = createEmitter<[news: NavigationEvent]>();

/** Tells everybody who listens. */
export const emitNavigation = navigation.emit;

/** @returns a function that stops listening */
export const onNavigation = navigation.subscribe;
