'use client';
import { TextField } from '~/components/ui/text-field';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  /** Spaces alone are none then. */
  required?: boolean;
  maxLength?: number;
  value: string;
  onChange: (reason: string) => void;
}

/** Why an operator does something, for the log of acts. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, hint, required = false, maxLength = 500, value, onChange } = props;
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      name="reason"
      {...(required && { required, pattern: '.*\\S.*' })}
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
