'use client';
import { type ChangeEvent, type Ref, useRef } from 'react';
import { Button } from '~/components/ui/button';

interface FileButtonProps {
  label: string;
  /** Name of the hidden field, for screen readers. */
  name: string;
  /** Types for the file chooser. */
  accept: string;
  busy?: boolean;
  disabled?: boolean;
  /** The button, which gets the focus back once the file is processed. */
  button?: Ref<HTMLButtonElement>;
  onFile: (file: File) => void;
}

/** A button that opens the choice of a file. The same file can be chosen again. */
export function FileButton(props: FileButtonProps) {
  const { label, name, accept, busy, disabled, button, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onFile(file);
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} aria-label={name} hidden onChange={choose} />
    </>
  );
}
