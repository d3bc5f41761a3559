'use client';
import { useEffect } from 'react';

/** A click on a button, or a key that is none of a focused button's own. */
interface EarlyEvent {
  event: MouseEvent | KeyboardEvent;
  /** What it was for: what was clicked, or the item of then. */
  subject: Element | null;
}

interface EarlyEvents {
  list: EarlyEvent[];
  stop: () => void;
}

declare global {
  interface Window {
    /** Set by the script of the page until React handles events. */
    earlyEvents?: EarlyEvents;
  }
}

/** Runs while the page is parsed: records the clicks on buttons and the keys that come before React handles them.
 *  The first item of a lesson is visible seconds before that on a slow phone. */
export const EARLY_EVENTS_SCRIPT =
  "(function(){var l=[],f=function(e){var t=e.target;e.type=='click'?t.closest('button')&&l.push({event:e,subject:t}):!e.repeat&&(t==document.body||!/^( |Enter)$/.test(e.key))&&l.push({event:e,subject:document.querySelector('main')})};addEventListener('click',f,true);addEventListener('keydown',f,true);window.earlyEvents={list:l,stop:function(){removeEventListener('click',f,true);removeEventListener('keydown',f,true)}}})();";

/** Stops recording once React handles events. One that is under way just now is handled by React. */
export function useStopEarlyEvents(): void {
  useEffect(() => {
    const early = window.earlyEvents;
    if (!early) return;
    early.stop();
    early.list = early.list.filter(({ event }) => event.eventPhase === Event.NONE);
  }, []);
}

/** Repeats the recorded events on what is still in the page, once the lesson has all that it begins with. */
export function useReplayEarlyEvents(isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    const early = window.earlyEvents;
    delete window.earlyEvents;
    early?.stop();
    void replay((early?.list ?? []).filter(({ subject }) => subject?.isConnected));
  }, [isReady]);
}

async function replay(events: readonly EarlyEvent[]): Promise<void> {
  for (const { event, subject } of events) {
    if (event.type === 'click') subject?.closest<HTMLElement>('button')?.click();
    else {
      // Keys are for the item that the clicks before have led to, once React has rendered it.
      await new Promise((resume) => setTimeout(resume));
      document.body.dispatchEvent(new KeyboardEvent('keydown', event as KeyboardEvent));
    }
  }
}
