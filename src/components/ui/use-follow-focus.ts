'use client';
import { useEffect, useRef } from 'react';

/** For a place that shows one thing or another. Whoever pressed something in it that went away goes on at
 *  the first thing to press or fill in of what came instead.
 *  @param shown names what is shown now
 *  @returns the ref of the place */
export function useFollowFocus<Place extends HTMLElement>(shown: string) {
  const place = useRef<Place>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // Somebody who is elsewhere already stays there.
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost) place.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [shown]);
  return place;
}
