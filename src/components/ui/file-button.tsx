'use client';
import { type ComponentProps, useRef } from 'react';
import { Button } from './button';
import { FileInput } from './file-input';

interface FileButtonProps
  extends Pick<ComponentProps<typeof Button>, 'busy' | 'disabled' | 'variant' | 'size' | 'ref'> {
  label: string;
  /** Name of the hidden field, for screen readers. */
  name: string;
  /** Types for the file chooser. */
  accept: string;
  onFile: (file: File) => void;
}

/** A button that opens the choice of a file. The same file can be chosen again. */
export function FileButton({ label, name, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" size="sm" {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <FileInput
        ref={input}
        accept={accept}
        aria-label={name}
        hidden
        onChoose={([file]) => file && onFile(file)}
      />
    </>
  );
}
