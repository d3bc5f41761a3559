import { createStore } from '~/lib/create-store';

/** Marks an element with English content: a tap on one of its words looks the word up. Its English is what stands in
 *  elements with `lang="en"`; texts of the interface in it have another language. */
export const LOOKED_UP_TEXT = { 'data-words': '' };

/** A tap on an English text, or a click on the button that lists its words. */
export interface WordTap {
  event: MouseEvent;
  /** Distance of the tapped element from the window's upper edge at the tap, px: the page may be scrolled until the
   *  look-up is loaded. */
  top: number;
}

/** The last tap. It is a store outside of React, because the look-up is loaded by the first one. */
export const wordTap = createStore<WordTap | null>(null);

/** Controls, whose clicks are their own. */
const STOPS = 'a,button,[data-words]';
const TAPPED = '[data-words],[data-word-list]';

/** Whether an event is a tap on an English text and on no control in it, or a click on the button that lists its
 *  words. */
export function isWordTap({ type, target }: Event): boolean {
  if (type !== 'click' || !(target instanceof Element)) return false;
  const stop = target.closest(STOPS);
  return Boolean(stop?.matches(TAPPED) && stop.closest('[data-words]'));
}

/** Stores a tap for the look-up. */
export function recordWordTap(event: Event): void {
  const { top } = (event.target as Element).getBoundingClientRect();
  wordTap.set({ event: event as MouseEvent, top });
}
