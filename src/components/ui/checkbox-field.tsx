'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** Whether the form around it announces the error. */
  isErrorQuiet?: boolean;
  className?: string;
}

/** A native checkbox with label and error. A tick from before hydration is kept. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, onChange, name, required, error, isErrorQuiet, className } = props;
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const report = useRef(onChange);
  const isChecked = useRef(checked);
  useEffect(() => {
    const isTicked = box.current?.checked ?? false;
    if (isTicked !== isChecked.current) report.current(isTicked);
  }, []);
  return (
    <div className={classNames('grid gap-1', className)}>
      <div className="flex items-start gap-3">
        <span className="relative mt-2.5 size-6 shrink-0">
          <input
            ref={box}
            id={id}
            type="checkbox"
            name={name}
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-6 appearance-none rounded border border-edge bg-raised hover:border-ink checked:border-ink checked:bg-ink aria-invalid:border-2 aria-invalid:border-again"
          />
          <CheckIcon className="pointer-events-none absolute inset-1 hidden size-4 text-on-ink peer-checked:block" />
        </span>
        <label htmlFor={id} className="cursor-pointer py-2 leading-7">
          {label}
        </label>
      </div>
      <FieldError id={`${id}-error`} text={error} quiet={isErrorQuiet} />
    </div>
  );
}
