'use client';
import { useEffect, useRef, useState } from 'react';
import { hasStoredDraft } from './use-stored-draft';

/** A form that a button opens in place; when it closes, the button gets the focus back. A form with unsaved changes
 *  in this tab is open at once, to offer them.
 *  @param name of its stored draft
 *  @param onToggle called at each opening and closing */
export function useFormInPlace(name: string, onToggle?: (isOpen: boolean) => void) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const toggle = (to: boolean) => {
    setOpen(to);
    onToggle?.(to);
  };
  const latestToggle = useRef(toggle);
  latestToggle.current = toggle;
  useEffect(() => {
    if (hasStoredDraft(name)) latestToggle.current(true);
  }, [name]);
  return {
    isOpen,
    opener,
    open: () => toggle(true),
    close: () => {
      toggle(false);
      opener.current?.focus();
    },
  };
}
