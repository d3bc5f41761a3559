'use client';
import { useEffect, useLayoutEffect } from 'react';

type EarlyInput = MouseEvent | KeyboardEvent;

declare global {
  interface Window {
    /** Set by the script of the page, until React handles events: listens to both kinds. */
    earlyEvents?: EventListenerObject & { list: EarlyInput[] };
  }
}

/** Runs while the page is parsed: records the clicks and keys that come before React handles them. A page is visible
 *  seconds before that on a slow phone. It is in every page, so that it only records. */
export const EARLY_EVENTS_SCRIPT =
  'self.earlyEvents={list:[],handleEvent(e){this.list.push(e)}};addEventListener("click",earlyEvents);addEventListener("keydown",earlyEvents);';

let events: EarlyInput[] = [];

/** Stops recording. It runs before React has made any button of the page work, so that nothing counts twice. */
function stopEarlyEvents(): void {
  const recorder = window.earlyEvents;
  if (!recorder) return;
  delete window.earlyEvents;
  removeEventListener('click', recorder);
  removeEventListener('keydown', recorder);
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

/** Buttons whose press is repeated here; a form's own waits for the form, which repeats it. */
const REPEATED = '[type=button]:not([data-takes-early-events] *)';

/** Time that a press waits for its part of the page, ms. Longer than it takes, somebody has gone on to something else. */
const LONGEST_WAIT_MS = 10_000;

/** Whether React handles a button; a part whose code comes later than the page's is only HTML until then. */
const isHydrated = (button: HTMLElement) =>
  Object.keys(button).some((key) => key.startsWith('__reactProps'));

let awaited: HTMLElement | undefined;

/** Repeats a press that React drops, once the part is hydrated. Of several the last one counts. */
function repeatWhenHydrated(event: Event): void {
  const button = pressedButton(event);
  if (!button?.matches(REPEATED) || isHydrated(button)) return;
  awaited = button;
  const latest = performance.now() + LONGEST_WAIT_MS;
  const wait = () => {
    if (awaited !== button || performance.now() > latest) return;
    if (!isHydrated(button)) return void requestAnimationFrame(wait);
    awaited = undefined;
    button.click();
  };
  // React may hydrate the part for this very press, and has then handled it.
  setTimeout(() => isHydrated(button) || wait());
}

/** Ends the recording, and repeats the last press of a button of the page: somebody who presses again because
 *  nothing happened wants it once. A press of a part that comes later is repeated when it is there. */
export function useEarlyPress(): void {
  useLayoutEffect(stopEarlyEvents, []);
  useEffect(() => {
    addEventListener('click', repeatWhenHydrated, true);
    // React does not hydrate a part for a press that comes while it commits another one.
    setTimeout(() => {
      const presses = takeEarlyEvents((event) => pressedButton(event)?.matches(REPEATED));
      presses.map(pressedButton).at(-1)?.click();
    });
    return () => removeEventListener('click', repeatWhenHydrated, true);
  }, []);
}
