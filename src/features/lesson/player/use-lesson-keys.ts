'use client';
import { useEffect, useRef } from 'react';
import { KEY_ACTIONS, type KeyAction, type Keys } from '../keys/key-actions';
import { keyFromEvent } from '../keys/key-from-event';

/** Handlers by action; a missing action is not available on this page. */
export type KeyHandlers = Readonly<Partial<Record<KeyAction, () => void>>>;

/** Controls that keep their own keys while they have keyboard focus. */
const CONTROLS = [
  { keys: [' ', 'Enter'], selector: 'button, a, summary, [role="radio"], [role="menuitem"]' },
  { keys: ['ArrowLeft', 'ArrowRight'], selector: '[role="radio"], [role="slider"], [role="tab"]' },
];

/** Handles the lesson keys on the whole page, except in fields and dialogs. */
export function useLessonKeys(keys: Keys, handlers: KeyHandlers): void {
  const current = useRef({ keys, handlers });
  current.current = { keys, handlers };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = keyFromEvent(event);
      if (key === null || event.repeat || event.defaultPrevented) return;
      const { keys, handlers } = current.current;
      const action = KEY_ACTIONS.find((name) => keys[name] === key);
      const handler = action && handlers[action];
      if (!handler) return;
      const target = event.target instanceof HTMLElement ? event.target : document.body;
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return;
      const own = CONTROLS.find((control) => control.keys.includes(key));
      const control = own && target.closest<HTMLElement>(own.selector);
      if (control?.matches(':focus-visible')) return;
      // A clicked control would take the next key as well; the focus stays on the page.
      control?.blur();
      if (control) document.querySelector('main')?.focus({ preventScroll: true });
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
