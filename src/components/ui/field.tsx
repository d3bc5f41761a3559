import { type ReactNode, useId } from 'react';
import { classNames } from '~/lib/class-names';
import { Phrases } from './phrases';

/** Classes shared by all text controls. */
export const INPUT_CLASSES = 'input';

export interface FieldProps {
  label: string;
  /** Text below the field, always visible. */
  hint?: ReactNode;
  /** The error as a sentence; announced when it appears. */
  error?: string | null;
  /** Whether the form around it announces the error. */
  isErrorQuiet?: boolean;
  /** Text after the label, such as "optional". */
  note?: string;
  className?: string;
}

/** Ids that tie a control to its hint and its error. */
export function useFieldIds(given: string | undefined, hint: ReactNode, error: unknown) {
  const made = useId();
  const id = given ?? made;
  const describedBy = classNames(hint ? `${id}-hint` : '', error ? `${id}-error` : '');
  return { id, describedBy: describedBy || undefined };
}

/** Label, control, hint and error, in this order. */
export function Field(props: FieldProps & { id: string; children: ReactNode }) {
  const { label, hint, error, isErrorQuiet, note, className, id, children } = props;
  return (
    <div className={classNames('grid gap-1', className)}>
      <label htmlFor={id} className="flex items-baseline gap-2 text-sm font-semibold">
        {label}
        {note && <span className="font-normal text-soft">{note}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          <Phrases>{hint}</Phrases>
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} quiet={isErrorQuiet} />
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  text: string | null | undefined;
  /** Whether something else announces it. */
  quiet?: boolean;
}

/** The error below a field, announced as it appears; nothing while there is none. */
export function FieldError({ id, text, quiet }: FieldErrorProps) {
  if (!text) return null;
  return (
    <p id={id} role={quiet ? undefined : 'alert'} className="text-sm font-semibold text-again">
      <Phrases>{text}</Phrases>
    </p>
  );
}
