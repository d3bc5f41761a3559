'use client';
import { useEffect, useLayoutEffect } from 'react';

type EarlyInput = MouseEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Set by the script of the page, until React handles events: records both kinds. */
    earlyEvents?: EventListenerObject & { list: EarlyInput[] };
  }
}

let events: EarlyInput[] = [];

/** Stops recording. It runs before React has made any button of the page work, so that nothing counts twice. */
function stopEarlyEvents(): void {
  const recorder = window.earlyEvents;
  if (!recorder) return;
  delete window.earlyEvents;
  recorder.handleEvent = () => {};
  events = recorder.list;
}

/** Removes the recorded events that somebody repeats himself, so that they are repeated once.
 *  @returns them in their order */
export function takeEarlyEvents(isMine: (event: EarlyInput) => unknown): EarlyInput[] {
  const mine = events.filter(isMine);
  events = events.filter((event) => !mine.includes(event));
  return mine;
}

/** The button that an early event has pressed; null for a key, and for a button that was replaced meanwhile. */
export const pressedButton = ({ type, target }: Event) =>
  type === 'click' ? (target as Element).closest<HTMLElement>(':root button') : null;

/** Marks what takes its early events itself, once it is ready for them. */
export const TAKES_EARLY_EVENTS = { 'data-takes-early-events': '' };

/** Buttons whose press is repeated here. A form with an address is sent by the browser itself. */
const REPEATED = 'button:not(form[action] [type=submit]):not([data-takes-early-events] *)';

/** Time that a press waits for its part of the page, ms. Longer than it takes, somebody has gone on to something else. */
const LONGEST_WAIT_MS = 10_000;

let nextFrame = 0;
let pressedAt = 0;
let isRepeated = false;

/** Repeats a press in the next frame, unless React handles it until then: React drops a press of a part that it has
 *  not hydrated. Of several presses the last one counts. */
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

/** What the outermost element of a page does with presses: it hears of those that React handles, and of no other.
 *  Whether React knows a button cannot be read off the button: an attempt to hydrate it that was given up leaves its
 *  traces there. */
export const HEARS_PRESSES = {
  onClickCapture: ({ nativeEvent }: { nativeEvent: MouseEvent }) => {
    cancelAnimationFrame(nextFrame);
    // React may have hydrated the page for the very press that was recorded last.
    takeEarlyEvents((event) => event === nativeEvent);
  },
};

/** Ends the recording, and repeats the last press of a button of the page: somebody who presses again because
 *  nothing happened wants it once. A press of a part that comes later is repeated when it is there, below an element
 *  with `HEARS_PRESSES`. */
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
    // React does not hydrate a part for a press that comes while it commits another one.
    setTimeout(() => {
      const presses = takeEarlyEvents((event) => pressedButton(event)?.matches(REPEATED));
      presses.map(pressedButton).at(-1)?.click();
    });
  }, []);
}
