import { createEmitter } from './create-store';

/** Events of a navigation to the next page. */
export type NavigationEvent = 'started' | 'failed';

const navigation = createEmitter<[event: NavigationEvent]>();

/** Emits an event to all listeners. */
export const emitNavigation = navigation.emit;

/** Subscribes to navigation events. @returns the function that unsubscribes */
export const onNavigation = navigation.subscribe;

/** Event for the code that fetches static HTML: the user points at or touches a link to a page that has
 *  some. */
export const { emit: emitReachedPage, subscribe: onReachedPage } = createEmitter<[path: string]>();
