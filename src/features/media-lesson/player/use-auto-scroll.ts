'use client';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface AutoScroll {
  /** Of the box that scrolls. */
  box: RefObject<HTMLDivElement | null>;
  /** The learner has scrolled away from the line that is heard. */
  away: boolean;
  /** Follows again, at once. */
  follow: () => void;
}

/** Keeps the row of the line that is heard (`[data-line]`) in the middle of its box, until somebody scrolls
 *  it away by hand. */
export function useAutoScroll(line: number): AutoScroll {
  const box = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);

  const scrollToRow = useCallback((at: number) => {
    const row = box.current?.querySelector<HTMLElement>(`[data-line="${at}"]`);
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
    const leave = () => setAway(true);
    const onKey = ({ key }: KeyboardEvent) => {
      if (['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown'].includes(key)) leave();
    };
    element.addEventListener('wheel', leave, { passive: true });
    element.addEventListener('touchmove', leave, { passive: true });
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', leave);
      element.removeEventListener('touchmove', leave);
      element.removeEventListener('keydown', onKey);
    };
  }, []);

  return { box, away, follow: useCallback(() => setAway(false), []) };
}
