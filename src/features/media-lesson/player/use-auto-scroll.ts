'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface AutoScroll {
  /** Ref of the scrolling box. */
  box: RefObject<HTMLDivElement | null>;
  /** Whether the learner has scrolled away from the current line. */
  away: boolean;
  /** Scrolls to the current line again. */
  follow: () => void;
}

/** Scrolls the row of the current line (`[data-line]`) to the middle of its box, until the learner scrolls by
 *  hand. */
export function useAutoScroll(line: number): AutoScroll {
  const box = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  const scrollToRow = useCallback((index: number) => {
    const row = box.current?.querySelector<HTMLElement>(`[data-line="${index}"]`);
    if (!row || !box.current) return;
    const prefersReducedMotion = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const middle = row.offsetTop - (box.current.clientHeight - row.offsetHeight) / 2;
    box.current.scrollTo?.({ top: middle, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  }, []);

  useEffect(() => {
    if (line >= 0 && !away) scrollToRow(line);
  }, [line, away, scrollToRow]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stopFollowing = () => setAway(true);
    const onKey = ({ key }: KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'].includes(key))
        stopFollowing();
    };
    element.addEventListener('wheel', stopFollowing, { passive: true });
    element.addEventListener('touchmove', stopFollowing, { passive: true });
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', stopFollowing);
      element.removeEventListener('touchmove', stopFollowing);
      element.removeEventListener('keydown', onKey);
    };
  }, []);

  return { box, away, follow: useCallback(() => setAway(false), []) };
}
