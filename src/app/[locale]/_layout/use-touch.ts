'use client';
import { useEffect, useRef } from 'react';
import { TOUCHES } from '~/lib/touches';

/** Calls `callback` at every press, key and input, before the page itself reacts to it. */
export function useTouch(callback: () => void): void {
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const onTouch = () => latest.current();
    for (const touch of TOUCHES) addEventListener(touch, onTouch, { capture: true });
    return () => {
      for (const touch of TOUCHES) removeEventListener(touch, onTouch, { capture: true });
    };
  }, []);
}
