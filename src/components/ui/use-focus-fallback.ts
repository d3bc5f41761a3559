'use client';
import { useEffect, useRef } from 'react';

/** Moves the focus in a container that shows one of several contents: when the focused control
 *  disappears, to the first control of the new content.
 *  @param shownKey identifies the displayed content
 *  @returns the ref of the container */
export function useFocusFallback<Container extends HTMLElement>(shownKey: string) {
  const container = useRef<Container>(null);
  const before = useRef(shownKey);
  useEffect(() => {
    if (before.current === shownKey) return;
    before.current = shownKey;
    // A focus outside the container stays.
    const focusLost = document.activeElement === document.body || document.activeElement === null;
    if (focusLost)
      container.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [shownKey]);
  return container;
}
