'use client';
import { useLayoutEffect, useRef } from 'react';
import { useHydrated } from './use-hydrated';

type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Reports what was typed or chosen in a controlled field before React handled it: without this the field shows a
 *  text that its state does not have.
 *  @param value what the field was rendered with; undefined for an uncontrolled field, which keeps its text itself */
export function useEarlyText(id: string, value: unknown): void {
  const wasServed = useRef(!useHydrated());
  const rendered = useRef(value);
  // Before anything else that was done early is repeated: a form that is sent again has the text.
  useLayoutEffect(() => {
    if (!wasServed.current || rendered.current === undefined) return;
    const control = document.getElementById(id) as TextControl | null;
    if (control && control.value !== String(rendered.current))
      repeatChange(control, String(rendered.current));
  }, [id]);
}

/** Lets React hear of the control's text as of one that is typed now. React compares it with the last text that was
 *  assigned to the element itself, so that the rendered one is assigned first and the typed one past the element. */
function repeatChange(control: TextControl, rendered: string): void {
  const typed = control.value;
  control.value = rendered;
  Reflect.set(Object.getPrototypeOf(control), 'value', typed, control);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
