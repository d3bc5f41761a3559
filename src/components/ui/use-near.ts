'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Distance that counts as near, as `rootMargin` of `IntersectionObserver`. */
const ONE_SCREEN = '100%';

/** Calls `callback` when an element comes near the visible area.
 *  @param isWanted whether the call is still needed */
export function useNear(
  element: RefObject<Element | null>,
  isWanted: boolean,
  callback: () => void,
): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: ONE_SCREEN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, element]);
}
