'use client';
import { useEffect, useState } from 'react';

/** Whether a state has lasted for longer than `ms`. */
export function useHasLasted(active: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [active, ms]);
  return active && hasLasted;
}
