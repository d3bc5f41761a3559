'use client';
import { RadioGroup as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '~/lib/class-names';
import { FieldError } from './field';

export interface RadioGroupProps<Value extends string> {
  label: string;
  /** `aside`: a control beside the option. With one, the options are stacked. */
  options: readonly { value: Value; label: string; hint?: string; aside?: ReactNode }[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  error?: string | null;
  /** Whether the form around it announces the error. */
  isErrorQuiet?: boolean;
  note?: string;
  /** One option in each row, for options that are sentences. */
  stacked?: boolean;
  className?: string;
}

/** Largest number of options in one row; more options are in columns, so that none is alone in its row. */
const MAX_IN_A_ROW = 4;

/** One of a few options, all of them visible. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, name, error, isErrorQuiet, note, stacked, className } =
    props;
  const id = useId();
  return (
    <div className={classNames('grid gap-1', className)}>
      <p id={`${id}-label`} className="flex items-baseline gap-2 text-sm font-semibold">
        {label}
        {note && <span className="font-normal text-soft">{note}</span>}
      </p>
      <Radix.Root
        name={name}
        value={value}
        onValueChange={(chosen) => onChange(chosen as Value)}
        aria-labelledby={`${id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={
          stacked || options.some(({ aside }) => aside)
            ? 'grid gap-1'
            : options.length > MAX_IN_A_ROW
              ? 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4'
              : 'flex flex-wrap gap-x-6'
        }
      >
        {options.map((option) => (
          <div key={option.value} className="flex min-h-11 items-center gap-2">
            <Radix.Item
              id={`${id}-${option.value}`}
              data-field={name}
              value={option.value}
              className="flex size-6 shrink-0 items-center justify-center rounded-full border border-edge bg-raised hover:border-ink data-[state=checked]:border-ink"
            >
              <Radix.Indicator className="size-3 rounded-full border-6 border-ink" />
            </Radix.Item>
            <label htmlFor={`${id}-${option.value}`} className="cursor-pointer py-2">
              {option.label}
              {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
            </label>
            {option.aside}
          </div>
        ))}
      </Radix.Root>
      <FieldError id={`${id}-error`} text={error} quiet={isErrorQuiet} />
    </div>
  );
}
