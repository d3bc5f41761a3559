'use client';
import { useEffect, useState, useTransition } from 'react';
import { onNavigation } from '~/lib/navigation-events';
import { LOADING_BAR } from '~/lib/ui-timings';

export type LoadingPhase = 'idle' | 'running' | 'done' | 'failed';

/** Whether the next page is loading. The transition begins within the router's own, so that React ends both
 *  together when the page is shown, for any cause and target of the navigation. */
function useNavigationPending(): boolean {
  const [pending, start] = useTransition();
  const [, count] = useState(0);
  useEffect(
    () =>
      onNavigation((event) => {
        if (event === 'started') start(() => count((before) => before + 1));
      }),
    [],
  );
  return pending;
}

/** The state of the bar: hidden for pages that load at once, then running, then full for a moment. A
 *  failure stays until the next navigation. */
export function useLoading(): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('idle');
  const pending = useNavigationPending();
  useEffect(() => onNavigation((event) => setPhase(event === 'failed' ? 'failed' : 'idle')), []);
  useEffect(() => {
    if (!pending) {
      setPhase((now) => (now === 'running' ? 'done' : now));
      return;
    }
    const timer = setTimeout(() => setPhase('running'), LOADING_BAR.delay);
    return () => clearTimeout(timer);
  }, [pending]);
  useEffect(() => {
    if (phase !== 'done') return;
    const timer = setTimeout(() => setPhase('idle'), LOADING_BAR.hide);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase;
}
