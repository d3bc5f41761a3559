'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

export const LESSON_MS = 10 * 60_000;
/** Time that "a little more" adds when the ten minutes are over. */
export const MORE_MS = 5 * 60_000;
const TICK_MS = 1000;
const MAX_TICK_MS = 5000;
const STORE_INTERVAL_MS = 10_000;

interface Options {
  startMs: number;
  /** Today's time budget of the learner, ms. */
  budgetMs: number;
  /** Whether the timer runs; false at the summary. */
  running: boolean;
  store: (spentMs: number, budgetMs: number) => void;
}

export interface PracticeTimer {
  spentMs: number;
  budgetMs: number;
  /** Sets the budget to five more minutes from now on. */
  addMore: () => void;
  /** Starts another ten minutes. */
  startAnew: () => void;
}

/** Time spent in the lesson while its page was visible; stored every ten seconds and on leaving. */
export function usePracticeTimer({
  startMs,
  budgetMs: initialBudgetMs,
  running,
  store,
}: Options): PracticeTimer {
  const [spentMs, setSpent] = useState(startMs);
  const [budgetMs, setBudget] = useState(initialBudgetMs);
  const total = useRef(startMs);
  useEffect(() => {
    if (!running) return;
    let before = performance.now();
    let stored = total.current;
    const tick = () => {
      const now = performance.now();
      // Limits a tick to a few seconds, so that the sleep of a laptop does not count as practice.
      if (document.visibilityState === 'visible')
        total.current += Math.min(now - before, MAX_TICK_MS);
      before = now;
      setSpent(total.current);
      if (total.current - stored < STORE_INTERVAL_MS) return;
      stored = total.current;
      store(stored, budgetMs);
    };
    const onLeave = () => store(total.current, budgetMs);
    const timer = setInterval(tick, TICK_MS);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
    };
  }, [running, budgetMs, store]);

  const addMore = useCallback(() => setBudget(total.current + MORE_MS), []);
  const startAnew = useCallback(() => {
    total.current = 0;
    setSpent(0);
    setBudget(LESSON_MS);
  }, []);
  return { spentMs, budgetMs, addMore, startAnew };
}
