'use client';
import { useEffect, useRef } from 'react';
import type { ItemPractice } from './use-item-practice';

type KeyAction = 'speak' | 'listen' | 'retry' | 'next';

const KEYS: Record<string, KeyAction> = {
  ' ': 'speak',
  l: 'listen',
  r: 'retry',
  enter: 'next',
};

/** Space speaks and stops, L listens, R starts over, Enter goes on: anywhere on the page but in a
 *  field, and not on a control that was reached by keyboard, which keeps its own Space and Enter. */
export function useLessonKeys(practice: ItemPractice): void {
  const current = useRef(practice);
  current.current = practice;
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
      act(action, current.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function act(action: KeyAction, practice: ItemPractice): void {
  // Where there is nothing to say, the large key plays.
  if (action === 'speak' && practice.mode === 'TYPE') practice.listen();
  // Enter goes on once there is an answer; skipping wants a deliberate press.
  else if (action !== 'next' || practice.judgement) practice[action]();
}
