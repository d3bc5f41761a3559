'use client';
import { useEffect, useState } from 'react';

/** The current time: the server's when the page was rendered, the browser's after hydration. */
export function useNow(written: Date): Date {
  const [now, setNow] = useState(written);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
