'use client';
import { useEffect, useState, useTransition } from 'react';
import { onNavigation } from '~/lib/navigation-news';
import { LOADING } from '~/lib/page-times';

export type LoadingPhase = 'idle' | 'running' | 'done' | 'failed';

/** Whether the next page is on its way. Our transition begins within the router's own, so that React ends
 *  both together: when the page is there, however it was asked for and wherever it led. */
function usePageOnItsWay(): boolean {
  const [pending, start] = useTransition();
  const [, count] = useState(0);
  useEffect(
    () =>
      onNavigation((news) => {
        if (news === 'started') start(() => count((before) => before + 1));
      }),
    [],
  );
  return pending;
}

/** The bar's life: nothing for pages that come at once, then running, then full for a moment. A failure
 *  stays until the next try. */
export function useLoading(): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('idle');
  const pending = usePageOnItsWay();
  useEffect(() => onNavigation((news) => setPhase(news === 'failed' ? 'failed' : 'idle')), []);
  useEffect(() => {
    if (!pending) {
      setPhase((now) => (now === 'running' ? 'done' : now));
      return;
    }
    const wait = setTimeout(() => setPhase('running'), LOADING.delay);
    return () => clearTimeout(wait);
  }, [pending]);
  useEffect(() => {
    if (phase !== 'done') return;
    const wait = setTimeout(() => setPhase('idle'), LOADING.hide);
    return () => clearTimeout(wait);
  }, [phase]);
  return phase;
}
