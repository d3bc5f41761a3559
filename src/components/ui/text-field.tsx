'use client';
import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps, INPUT_CLASSES, useFieldIds } from './field';
import { useEarlyText } from './use-early-text';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'className'>;

/** A text input with its label, hint and error. Takes every attribute of `input`. */
export function TextField({
  label,
  hint,
  error,
  isErrorQuiet,
  note,
  className,
  ...input
}: TextFieldProps) {
  const { id, describedBy } = useFieldIds(input.id, hint, error);
  useEarlyText(id, input.value);
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isErrorQuiet={isErrorQuiet}
      note={note}
      className={className}
      id={id}
    >
      <input
        type="text"
        {...input}
        id={id}
        className={classNames(INPUT_CLASSES)}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Field>
  );
}
