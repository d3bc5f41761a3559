'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Calls `callback` when an element comes near what is seen.
 *  @param isWanted whether it is still to be called
 *  @param margin how near, as `rootMargin` of `IntersectionObserver`; one screen unless told */
export function useNear(
  element: RefObject<Element | null>,
  isWanted: boolean,
  callback: () => void,
  margin = '100%',
): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    if (!isWanted || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWanted, element, margin]);
}
