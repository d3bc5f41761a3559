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
  const { label, hint, error, note, className, id, children } = props;
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
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** The error below a field. The element is rendered before its text, so that screen readers announce
 *  the text. */
export function FieldError({ id, text }: { id: string; text: string | null | undefined }) {
  return (
    <p id={id} role="alert" className="text-sm font-semibold text-again empty:hidden">
      <Phrases>{text}</Phrases>
    </p>
  );
}
