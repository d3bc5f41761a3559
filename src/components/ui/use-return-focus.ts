'use client';
import { useRef } from 'react';
import { focusPage } from './focus-page';

/** Focus handling of a dialog without a trigger of its own: the focus returns to the element that had it
 *  before, or to the page when that element is gone or another page is open (Radix does so only for its own
 *  trigger). Spread the result over `Dialog.Content`. */
export function useReturnFocus() {
  const before = useRef<{ opener: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = { opener: document.activeElement, path: window.location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const opener = before.current?.opener;
      const isSamePage = before.current?.path === window.location.pathname;
      if (isSamePage && opener instanceof HTMLElement && opener.isConnected) opener.focus();
      else focusPage();
    },
  };
}
