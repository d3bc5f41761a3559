'use client';
import { useEffect, useRef } from 'react';

/** For a place that shows one thing or another. Whoever pressed something in it that went away goes on at
 *  the first thing to press or fill in of what came instead.
 *  @param shown names what is shown now
 *  @returns the ref of the place */
export function useFocusFallback<Place extends HTMLElement>(shownKey: string) {
  const container = useRef<Place>(null);
  const before = useRef(shownKey);
  useEffect(() => {
    if (before.current === shownKey) return;
    before.current = shownKey;
    // Somebody who is elsewhere already stays there.
    const focusLost = document.activeElement === document.body || document.activeElement === null;
    if (focusLost)
      container.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [shownKey]);
  return container;
}
