'use client';
import { useEffect, useRef, useState } from 'react';

export const LESSON_MS = 10 * 60_000;
const TICK_MS = 1000;
const LONGEST_MS = 5000;
const KEEP_EVERY_MS = 10_000;

/** Time spent in the lesson while its page was in sight, ms; kept every ten seconds and on leaving.
 *  @param running false at the summary */
export function useSpentTime(
  startMs: number,
  running: boolean,
  keep: (spentMs: number) => void,
): number {
  const [spent, setSpent] = useState(startMs);
  const total = useRef(startMs);
  useEffect(() => {
    if (!running) return;
    let before = performance.now();
    let kept = total.current;
    const tick = () => {
      const now = performance.now();
      // A laptop that slept is not practice: no tick counts more than a few seconds.
      if (document.visibilityState === 'visible')
        total.current += Math.min(now - before, LONGEST_MS);
      before = now;
      setSpent(total.current);
      if (total.current - kept < KEEP_EVERY_MS) return;
      kept = total.current;
      keep(kept);
    };
    const leave = () => keep(total.current);
    const timer = setInterval(tick, TICK_MS);
    window.addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [running, keep]);
  return spent;
}
