'use client';
import { useEffect, useState } from 'react';

/** Whole seconds until a time, counted down; 0 when it is past or null. */
export function useSecondsUntil(until: Date | null | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const left = until ? Math.max(0, Math.ceil((until.getTime() - now) / 1000)) : 0;
  const counting = left > 0;
  useEffect(() => {
    setNow(Date.now());
    if (!until || !counting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until, counting]);
  return left;
}
