'use client';
import { type FormEvent, useState } from 'react';
import type { PasswordUser } from '~/domain/password-rules';
import { useI18n } from '~/i18n/client';
import { fetchCommonPasswords } from '../common-passwords';
import { AccountPasswordField } from './account-password-field';
import { PasswordStrengthMeter } from './password-strength-meter';

interface Props {
  label: string;
  field: (name: string) => { name: string; error: string | null };
  /** The user of the password; by default the form's own e-mail and name. */
  owner?: PasswordUser;
  /** Whether it is not repeated. */
  isTypedOnce?: boolean;
  /** Class around its repetition. */
  confirmClass?: string;
}

/** A new password with its rating, typed twice unless said otherwise. */
export function NewPasswordFields(props: Props) {
  const { label, field, owner, isTypedOnce = false, confirmClass } = props;
  const t = useI18n();
  const [typed, setTyped] = useState<{ password: string; owner: PasswordUser } | null>(null);

  // Renders again when the list arrives after something was typed.
  const [, setListed] = useState(false);

  function readTyped({ currentTarget: { value, form } }: FormEvent<HTMLInputElement>) {
    const formData = new FormData(form ?? undefined);
    const text = (name: string) => String(formData.get(name) ?? '');
    setTyped({ password: value, owner: owner ?? { email: text('email'), name: text('name') } });
  }

  const password = field('password');
  return (
    <>
      <AccountPasswordField
        {...password}
        label={label}
        hint={
          typed?.password && !password.error ? (
            <PasswordStrengthMeter {...typed} />
          ) : (
            t('account.passwordHint')
          )
        }
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        onFocus={() => void fetchCommonPasswords().then(() => setListed(true))}
        onInput={readTyped}
        required
      />
      {!isTypedOnce && (
        <div className={confirmClass}>
          <AccountPasswordField
            {...field('confirm')}
            label={t('account.confirmPassword')}
            autoComplete="new-password"
            maxLength={128}
            required
          />
        </div>
      )}
    </>
  );
}
