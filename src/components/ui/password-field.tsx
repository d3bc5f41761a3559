'use client';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '~/lib/class-names';
import { Field, type FieldProps, INPUT_CLASSES, useFieldIds } from './field';
import { WarningIcon } from './icons/marks';
import { EyeIcon, EyeOffIcon } from './icons/password';
import { useCapsLock } from './use-caps-lock';

export type PasswordFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'type'> & {
    showLabel: string;
    hideLabel: string;
    /** Warning while Caps Lock is on. */
    capsLockText?: string;
  };

/** A password that can be made visible until it is submitted: browsers store the values of ordinary fields.
 *  Pasting is allowed; the caller sets `autoComplete`. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    label,
    hint,
    error,
    isErrorQuiet,
    note,
    className,
    showLabel,
    hideLabel,
    capsLockText,
    ...input
  } = props;
  const { id, describedBy } = useFieldIds(input.id, hint, error);
  const [visible, setVisible] = useState(false);
  const capsLock = useCapsLock();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const hide = () => setVisible(false);
    form?.addEventListener('submit', hide, { capture: true });
    return () => form?.removeEventListener('submit', hide, { capture: true });
  }, []);
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
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...input}
          {...capsLock.watch}
          ref={field}
          data-secret
          id={id}
          type={visible ? 'text' : 'password'}
          className={classNames(INPUT_CLASSES, 'pr-12')}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        <button
          type="button"
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded text-soft hover:text-ink"
          aria-label={visible ? hideLabel : showLabel}
          aria-pressed={visible}
          aria-controls={id}
          onClick={() => setVisible((now) => !now)}
        >
          {visible ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      </div>
      {capsLockText && (
        <p role="status" className="flex items-center gap-2 text-sm text-nearly empty:hidden">
          {capsLock.on && (
            <>
              <WarningIcon className="size-4 shrink-0" />
              {capsLockText}
            </>
          )}
        </p>
      )}
    </Field>
  );
}
