'use client';
import { useEffect } from 'react';
import { type EarlyEvent, takeEarlyEvents } from '~/components/early-events/early-events';

/** Repeats the clicks and keys that came before React handled them on what is still in the page, once the lesson
 *  has all that it begins with. */
export function useReplayEarlyEvents(isReady: boolean): void {
  useEffect(() => {
    if (isReady) void replay(takeEarlyEvents(() => true));
  }, [isReady]);
}

/** Whether a key is the lesson's: a held one counts once, and a focused button makes a click of its own keys. */
const isOfTheLesson = ({ repeat, target, key }: KeyboardEvent) =>
  !repeat && (target === document.body || !/^( |Enter)$/.test(key));

async function replay(events: readonly EarlyEvent[]): Promise<void> {
  for (const { event, subject } of events) {
    if (!(event instanceof KeyboardEvent)) (subject as HTMLElement).click();
    else if (isOfTheLesson(event)) {
      // Keys are for the item that the clicks before have led to, once React has rendered it.
      await new Promise((resume) => setTimeout(resume));
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
}
