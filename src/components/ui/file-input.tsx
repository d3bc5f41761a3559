'use client';
import {
  type ChangeEvent,
  type ComponentProps,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { useHydrated } from './use-hydrated';

interface FileInputProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>;
  /** Whether the field goes on showing what was chosen; otherwise the same file can be chosen again. */
  keepsChoice?: boolean;
  /** Gets the chosen files; none if the choice was taken back. */
  onChoose: (files: readonly File[]) => void;
}

/** The browser's field for files. Files that were chosen before React handled it are reported too. */
export function FileInput({ ref, keepsChoice = false, onChoose, ...input }: FileInputProps) {
  const wasServed = useRef(!useHydrated());
  // The choice is reported before other early events are repeated, so that a repeated submit has the files.
  useLayoutEffect(() => {
    if (wasServed.current && ref.current?.files?.length)
      ref.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, [ref]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    if (!keepsChoice) currentTarget.value = '';
  };
  return <input {...input} ref={ref} type="file" onChange={choose} />;
}
