'use client';
import { useEffect, useLayoutEffect } from 'react';

type EarlyInput = MouseEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Set by the script of the page until React handles events: the listener that records clicks and keys. */
    earlyEvents?: EventListenerObject & { list: EarlyInput[] };
  }
}

let events: EarlyInput[] = [];

/** Stops recording. It runs before any button of the page works in React, so that no click counts twice. */
function stopEarlyEvents(): void {
  const recorder = window.earlyEvents;
  if (!recorder) return;
  delete window.earlyEvents;
  recorder.handleEvent = () => {};
  events = recorder.list;
}

/** Removes the recorded events that the caller repeats itself, so that they are repeated once.
 *  @returns them in their order */
export function takeEarlyEvents(isMine: (event: EarlyInput) => unknown): EarlyInput[] {
  const mine = events.filter(isMine);
  events = events.filter((event) => !mine.includes(event));
  return mine;
}

/** The button that an early event has pressed; null for a key, and for a button that was replaced meanwhile. */
export const pressedButton = ({ type, target }: Event) =>
  type === 'click' ? (target as Element).closest<HTMLElement>(':root button') : null;

/** Marks an element that repeats its early events itself, once it is ready for them. */
export const TAKES_EARLY_EVENTS = { 'data-takes-early-events': '' };

/** Buttons whose press is repeated here. A form with an address is sent by the browser itself. */
const REPEATED = 'button:not(form[action] [type=submit]):not([data-takes-early-events] *)';

/** Maximum time that a click waits for its part of the page, ms. After that the user has moved on. */
const LONGEST_WAIT_MS = 10_000;

let nextFrame = 0;
let pressedAt = 0;
let isRepeated = false;

/** Repeats a click in the next frame, unless React handles it until then, because React drops clicks on parts
 *  that it has not hydrated. Of several clicks the last one counts. */
function repeatUnlessHandled(event: Event): void {
  const button = pressedButton(event);
  if (!button?.matches(REPEATED)) return;
  cancelAnimationFrame(nextFrame);
  if (!isRepeated) pressedAt = performance.now();
  nextFrame = requestAnimationFrame(() => {
    if (performance.now() - pressedAt > LONGEST_WAIT_MS) return;
    isRepeated = true;
    button.click();
    isRepeated = false;
  });
}

/** Keeps the browser from sending a form that React does not handle yet; its button's press is repeated. */
const preventSubmit = (event: Event) => {
  if (!(event.target as Element).hasAttribute('action')) event.preventDefault();
};

/** Listeners of the outermost element of a page, which get exactly the clicks that React handles. The button
 *  itself does not show whether React has hydrated it, because an abandoned attempt leaves traces on it. */
export const HEARS_PRESSES = {
  onClickCapture: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
    cancelAnimationFrame(nextFrame);
    // React may have hydrated the page for the last recorded click.
    takeEarlyEvents((event) => event === nativeEvent);
  },
};

/** Ends the recording, and repeats the last press of a button of the page: a user who clicks again because
 *  nothing happened wants the effect once. A click on a part that is hydrated later is repeated then, below an
 *  element with `HEARS_PRESSES`. */
export function useEarlyPress(): void {
  useLayoutEffect(() => {
    stopEarlyEvents();
    addEventListener('click', repeatUnlessHandled, true);
    addEventListener('submit', preventSubmit, true);
    return () => {
      removeEventListener('click', repeatUnlessHandled, true);
      removeEventListener('submit', preventSubmit, true);
    };
  }, []);
  useEffect(() => {
    // React does not hydrate a part for a click that comes while it commits another part.
    setTimeout(() => {
      const presses = takeEarlyEvents((event) => pressedButton(event)?.matches(REPEATED));
      presses.map(pressedButton).at(-1)?.click();
    });
  }, []);
}
