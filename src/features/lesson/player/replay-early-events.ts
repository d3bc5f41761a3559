'use client';
import { useEffect, useState } from 'react';
import { pressedButton, takeEarlyEvents } from '~/early/early-events';

/** Repeats the clicks and keys that came before React handled them on what is still in the page, once the lesson
 *  has all that it begins with. */
export function useReplayEarlyEvents(isReady: boolean): void {
  // A key was for the item of then.
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

/** Whether a key is the lesson's: a held one counts once, and a focused button makes a click of its own keys. */
const isOfTheLesson = ({ repeat, target, key }: KeyboardEvent) =>
  !repeat && (target === document.body || !/^( |Enter)$/.test(key));

async function replay(events: readonly Event[], item: Element | null): Promise<void> {
  for (const event of events) {
    if (!(event instanceof KeyboardEvent)) pressedButton(event)?.click();
    else if (item?.isConnected && isOfTheLesson(event)) {
      // Keys are for the item that the clicks before have led to, once React has rendered it.
      await new Promise((resume) => setTimeout(resume));
      document.body.dispatchEvent(new KeyboardEvent('keydown', event));
    }
  }
}
