'use client';
import { useRef } from 'react';

/** Focus handling of a dialog without a trigger of its own: the focus returns to its last element, or
 *  to the main content when that is gone (Radix does so only for its own trigger). Spread over
 *  `Dialog.Content`. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const opener = before.current;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else document.querySelector('main')?.focus();
    },
  };
}
