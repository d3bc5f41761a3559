'use client';
import { useEffect } from 'react';

/** A click on a button, or a key that is none of a focused button's own. */
export interface EarlyEvent {
  event: MouseEvent | KeyboardEvent;
  /** What it was for: what was clicked, or the page's content of then. */
  subject: Element | null;
}

interface EarlyEvents {
  list: EarlyEvent[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the script of the page; records until React handles events. */
    earlyEvents?: EarlyEvents;
  }
}

/** Runs while the page is parsed: records the clicks on buttons and the keys that come before React handles them.
 *  A page is visible seconds before that on a slow phone. */
export const EARLY_EVENTS_SCRIPT =
  "{let l=[],n=['click','keydown'],f=e=>{let t=e.target;e.type=='click'?t.closest('button')&&l.push({event:e,subject:t}):!e.repeat&&(t==document.body||!/^( |Enter)$/.test(e.key))&&l.push({event:e,subject:document.querySelector('main')})};n.map(t=>addEventListener(t,f,!0));window.earlyEvents={list:l,stop(){n.map(t=>removeEventListener(t,f,!0))}}}";

/** Stops recording once React handles events. One that is under way just now is handled by React. */
function stopEarlyEvents(): void {
  const early = window.earlyEvents;
  if (!early) return;
  early.stop();
  early.list = early.list.filter(({ event }) => event.eventPhase === Event.NONE);
}

/** Removes the recorded events that somebody repeats himself, so that they are repeated once.
 *  @returns them in their order; what was replaced in the page meanwhile is dropped */
export function takeEarlyEvents(isMine: (early: EarlyEvent) => boolean): EarlyEvent[] {
  const early = window.earlyEvents;
  if (!early) return [];
  const mine = early.list.filter(isMine);
  early.list = early.list.filter((one) => !mine.includes(one));
  return mine.filter(({ subject }) => subject?.isConnected);
}

/** Marks what takes its early events itself, once it is ready for them. */
export const TAKES_EARLY_EVENTS = { 'data-takes-early-events': '' };

const isOfThePage = ({ event, subject }: EarlyEvent) => {
  const button = subject?.closest('button');
  return (
    event.type === 'click' &&
    button?.type === 'button' &&
    !button.closest('[data-takes-early-events]')
  );
};

/** Ends the recording, and repeats the last press of a button of the page: somebody who presses again because
 *  nothing happened wants it once. A form's own button waits for the form, which repeats it. */
export function useEarlyPress(): void {
  useEffect(() => {
    stopEarlyEvents();
    // React does not hydrate a part for a press that comes while it commits another one.
    const press = setTimeout(() => {
      const last = takeEarlyEvents(isOfThePage).at(-1);
      last?.subject?.closest('button')?.click();
    });
    return () => clearTimeout(press);
  }, []);
}
