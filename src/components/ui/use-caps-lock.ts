'use client';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Whether Caps Lock is on, according to the last key or click in a field. Spread the result over the field. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent | MouseEvent) =>
    setOn(event.getModifierState?.('CapsLock') ?? false);
  return {
    on,
    watch: { onKeyDown: look, onKeyUp: look, onClick: look, onBlur: () => setOn(false) },
  };
}
