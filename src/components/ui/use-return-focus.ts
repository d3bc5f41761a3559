'use client';
import { useRef } from 'react';

/** For a dialog that is opened from elsewhere: the focus goes back to where it was. Radix does so only for
 *  a trigger of its own. Spread over `Dialog.Content`. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
