'use client';
import type { ComponentProps } from 'react';
import { Field, type FieldProps, INPUT_CLASSES, useFieldIds } from './field';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

/** Lines of text with their label, hint and error. Takes every attribute of `textarea`. */
export function TextArea({ label, hint, error, note, className, ...area }: TextAreaProps) {
  const { id, describedBy } = useFieldIds(area.id, hint, error);
  return (
    <Field {...{ label, hint, error, note, className, id }}>
      <textarea
        rows={3}
        {...area}
        id={id}
        className={INPUT_CLASSES}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Field>
  );
}
