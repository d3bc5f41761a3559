'use client';
import { useRef } from 'react';

/** For a dialog that is opened from elsewhere: the focus goes back to where it was, or to the page's
 *  content when that is gone. Radix does so only for a trigger of its own. Spread over `Dialog.Content`. */
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
