'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `callback` when an element is less than one screen away from what is seen.
 *  @param isWanted whether it is still to be called */
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
      { rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, element]);
}
