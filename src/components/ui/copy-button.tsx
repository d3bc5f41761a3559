'use client';
import { useState } from 'react';
import { Button } from './button';
import { useHydrated } from './use-hydrated';

export interface CopyButtonProps {
  /** The text to copy. It is also visible on the page, for browsers that do not let a page copy. */
  value: string;
  /** Label of the button, before and after the click. */
  label: string;
  copied: string;
}

/** A button that copies a short text, such as a number to quote; not rendered in a page without scripts. */
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
