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
