'use client';
import { useState } from 'react';
import { Button } from './button';
import { useHydrated } from './use-hydrated';

export interface CopyButtonProps {
  /** What is copied; it also stands on the page, for a browser that does not let a page copy. */
  value: string;
  /** Its label, and the one once it was pressed. */
  label: string;
  copied: string;
}

/** A button that copies a short text, such as a number to quote; nothing in a page without scripts. */
export function CopyButton({ value, label, copied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setIsCopied(true);
    } catch {
      setIsCopied(false);
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={copy}>
        {isCopied ? copied : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied ? copied : ''}
      </span>
    </>
  );
}
