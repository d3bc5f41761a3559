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

/** A click on a button, or a key. */
export interface EarlyEvent {
  event: EarlyInput;
  /** What it was for: the button, or the page's content of then. */
  subject: Element | null;
}

let list: EarlyEvent[] = [];

/** Stops recording. It runs before React has made any button of the page work, so that nothing counts twice. */
function stopEarlyEvents(): void {
  const recorder = window.earlyEvents;
  if (!recorder) return;
  delete window.earlyEvents;
  removeEventListener('click', recorder);
  removeEventListener('keydown', recorder);
  list = recorder.list.map((event) => ({
    event,
    subject:
      event.type === 'click'
        ? (event.target as Element).closest('button')
        : document.querySelector('main'),
  }));
}

/** Removes the recorded events that somebody repeats himself, so that they are repeated once.
 *  @returns them in their order; what was replaced in the page meanwhile is dropped */
export function takeEarlyEvents(isMine: (early: EarlyEvent) => boolean): EarlyEvent[] {
  const mine = list.filter(isMine);
  list = list.filter((one) => !mine.includes(one));
  return mine.filter(({ subject }) => subject?.isConnected);
}

/** Marks what takes its early events itself, once it is ready for them. */
export const TAKES_EARLY_EVENTS = { 'data-takes-early-events': '' };

const isOfThePage = ({ event, subject }: EarlyEvent) =>
  event.type === 'click' &&
  subject?.matches('[type=button]:not([data-takes-early-events] *)') === true;

/** Ends the recording, and repeats the last press of a button of the page: somebody who presses again because
 *  nothing happened wants it once. A form's own button waits for the form, which repeats it. */
export function useEarlyPress(): void {
  useLayoutEffect(stopEarlyEvents, []);
  useEffect(() => {
    // React does not hydrate a part for a press that comes while it commits another one.
    const press = setTimeout(() => {
      const last = takeEarlyEvents(isOfThePage).at(-1);
      (last?.subject as HTMLElement | undefined)?.click();
    });
    return () => clearTimeout(press);
  }, []);
}
