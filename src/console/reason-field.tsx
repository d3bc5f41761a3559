'use client';
import { TextField } from '~/components/ui/text-field';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  /** Name of the field; by default `reason`. */
  name?: string;
  /** Spaces alone are none then. */
  required?: boolean;
  maxLength?: number;
  value: string;
  onChange: (reason: string) => void;
}

/** An operator's reason for an act, for the log of acts. */
export function ReasonField(props: ReasonFieldProps) {
  const {
    label,
    hint,
    name = 'reason',
    required = false,
    maxLength = 500,
    value,
    onChange,
  } = props;
  return (
    <TextField
      label={label}
      {...(hint && { hint })}
      name={name}
      {...(required && { required, pattern: '.*\\S.*' })}
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
