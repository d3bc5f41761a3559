'use client';
import { Checkbox } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { classNames } from '~/lib/class-names';
import { FieldError } from './field';
import { CheckIcon } from './icons/marks';

export interface CheckboxFieldProps {
  /** The label; may contain links. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  required?: boolean;
  error?: string | null;
  className?: string;
}

/** A checkbox with label, hint and error. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onChange, name, required, error, className } = props;
  const id = useId();
  return (
    <div className={classNames('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <Checkbox.Root
          id={id}
          name={name}
          data-field={name}
          checked={checked}
          onCheckedChange={(state) => onChange(state === true)}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-2.5 flex size-6 shrink-0 items-center justify-center rounded border border-edge bg-raised text-on-ink hover:border-ink aria-invalid:border-2 aria-invalid:border-again data-[state=checked]:border-ink data-[state=checked]:bg-ink"
        >
          <Checkbox.Indicator>
            <CheckIcon className="size-4" />
          </Checkbox.Indicator>
        </Checkbox.Root>
        <label htmlFor={id} className="cursor-pointer py-2 leading-7">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
