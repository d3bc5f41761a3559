'use client';
import { type ComponentProps, useId } from 'react';

interface Props extends ComponentProps<'input'> {
  label: string;
  /** Error message of the field. */
  error: string | null;
}

/** One field of the card form, with its error below. */
export function CardInput({ label, error, ...input }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        inputMode="numeric"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        required
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="wrong">
          {error}
        </p>
      )}
    </div>
  );
}
