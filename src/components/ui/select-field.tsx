'use client';
import type { ComponentProps } from 'react';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps, INPUT_CLASSES, useFieldIds } from './field';
import { ChevronDownIcon } from './icons/arrows';
import { useEarlyText } from './use-early-text';

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'className'> & { options: { value: string; label: string }[] };

/** A native select: the best picker on every phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isErrorQuiet, note, className, options, ...select } = props;
  const { id, describedBy } = useFieldIds(select.id, hint, error);
  useEarlyText(id, select.value);
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
      <div className="relative">
        <select
          {...select}
          id={id}
          className={classNames(INPUT_CLASSES, 'appearance-none pr-10')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute right-3 top-1/2 -translate-y-1/2 text-soft" />
      </div>
    </Field>
  );
}
