import { createEmitter } from './create-store';

/** Events of a navigation to the next page. */
export type NavigationEvent = 'started' | 'failed';

const navigation = createEmitter<[event: NavigationEvent]>();

/** Emits an event to all listeners. */
export const emitNavigation = navigation.emit;

/** Subscribes to navigation events. @returns the function that unsubscribes */
export const onNavigation = navigation.subscribe;

/** Tells who fetches static HTML that somebody reaches for a page which has some. */
export const { emit: emitReachedPage, subscribe: onReachedPage } = createEmitter<[path: string]>();
