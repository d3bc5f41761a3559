'use client';
import { useEffect, useState } from 'react';
import { pressedButton, takeEarlyEvents } from '~/early/early-events';

/** Repeats the clicks and keys from before hydration on elements that are still in the page, once the lesson
 *  is ready to begin. */
export function useReplayEarlyEvents(isReady: boolean): void {
  // A key belongs to the item that was shown when it was pressed.
  const [item] = useState(() =>
    typeof document === 'undefined' ? null : document.querySelector('main'),
  );
  useEffect(() => {
    if (isReady)
      void replay(
        takeEarlyEvents(() => true),
        item,
      );
  }, [isReady, item]);
}

/** Whether a key is handled by the lesson: a held key counts once, and a focused button turns its own keys
 *  into clicks. */
const isOfTheLesson = ({ repeat, target, key }: KeyboardEvent) =>
  !repeat && (target === document.body || !/^( |Enter)$/.test(key));

async function replay(events: readonly Event[], item: Element | null): Promise<void> {
  for (const event of events) {
    if (!(event instanceof KeyboardEvent)) pressedButton(event)?.click();
    else if (item?.isConnected && isOfTheLesson(event)) {
      // Waits until React has rendered the item to which the previous clicks led: the following keys are for
      // it.
      await new Promise((resume) => setTimeout(resume));
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
}
