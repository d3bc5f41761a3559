'use client';
import { useEffect, useRef } from 'react';

export interface LessonKeys {
  speak: () => void;
  listen: () => void;
  retry: () => void;
  next: () => void;
}

const KEYS: Record<string, keyof LessonKeys> = {
  ' ': 'speak',
  l: 'listen',
  r: 'retry',
  enter: 'next',
};

/** Space speaks and stops, L listens, R starts over, Enter goes on: anywhere on the page but in a
 *  field, and not on a control that was reached by keyboard, which keeps its own Space and Enter. */
export function useLessonKeys(actions: LessonKeys): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = KEYS[event.key.toLowerCase()];
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      const control = target.closest<HTMLElement>('button, a, [role="radio"]');
      const ownKey = event.key === ' ' || event.key === 'Enter';
      if (control && ownKey) {
        if (control.matches(':focus-visible')) return;
        control.blur();
      }
      event.preventDefault();
      current.current[action]();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
