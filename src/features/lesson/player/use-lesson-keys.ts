'use client';
import { useEffect, useRef } from 'react';
import { KEY_ACTIONS, type KeyAction, type Keys } from '../keys/key-actions';
import { keyFromEvent } from '../keys/key-from-event';

/** What each key does here; an action that is not there has no key. */
export type KeyHandlers = Readonly<Partial<Record<KeyAction, () => void>>>;

/** A control that was reached by keyboard keeps the keys that operate it. */
const CONTROLS = [
  { keys: [' ', 'Enter'], of: 'button, a, summary, [role="radio"], [role="menuitem"]' },
  { keys: ['ArrowLeft', 'ArrowRight'], of: '[role="radio"], [role="slider"], [role="tab"]' },
];

/** Lets the keys act anywhere on the page but in a field or a dialog. */
export function useLessonKeys(keys: Keys, handlers: KeyHandlers): void {
  const current = useRef({ keys, handlers });
  current.current = { keys, handlers };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyFromEvent(event);
      if (key === null || event.repeat || event.defaultPrevented) return;
      const { keys, handlers } = current.current;
      const action = KEY_ACTIONS.find((one) => keys[one] === key);
      const act = action && handlers[action];
      if (!act) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      const own = CONTROLS.find((one) => one.keys.includes(key));
      const control = own && target.closest<HTMLElement>(own.of);
      if (control?.matches(':focus-visible')) return;
      control?.blur();
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
