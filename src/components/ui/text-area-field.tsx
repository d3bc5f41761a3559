'use client';
import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps, INPUT_CLASSES, useFieldIds } from './field';
import { useEarlyText } from './use-early-text';

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'className'>;

/** A textarea with its label, hint and error; it grows with the text where browsers can. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isErrorQuiet, note, className, ...area } = props;
  const { id, describedBy } = useFieldIds(area.id, hint, error);
  useEarlyText(id, area.value);
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
      <textarea
        rows={5}
        {...area}
        id={id}
        className={classNames(INPUT_CLASSES, 'field-sizing-content min-h-36 resize-y')}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
    </Field>
  );
}
