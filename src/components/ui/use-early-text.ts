'use client';
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reports what was typed or chosen in a controlled field before React handled it: without this the field shows a
 *  text that its state does not have.
 *  @param value with which the field was rendered; undefined for an uncontrolled field, which keeps its text
 *    itself */
export function useEarlyText(id: string, value: unknown): void {
  const wasServed = useRef(!useHydrated());
  const rendered = useRef(value);
  // The text is reported before other early events are repeated, so that a repeated submit has the text.
  useLayoutEffect(() => {
    if (!wasServed.current || rendered.current === undefined) return;
    const control = document.getElementById(id) as TextControl | null;
    if (control && control.value !== String(rendered.current))
      repeatChange(control, String(rendered.current));
  }, [id]);
}

/** Reports the control's text to React as if it were typed now. React compares it with the last text that was
 *  assigned to the element, so the rendered text is assigned first, and then the typed one by the prototype's
 *  setter. */
function repeatChange(control: TextControl, rendered: string): void {
  const typed = control.value;
  control.value = rendered;
  Reflect.set(Object.getPrototypeOf(control), 'value', typed, control);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
