'use client';
import { PasswordField } from '~/components/ui/password-field';
import { useI18n } from '~/i18n/client';
import type { FieldErrors } from '../form-errors';

interface Props {
  label: string;
  field: (name: string) => { name: string; error: string | null };
}

/** A new password, typed twice. */
export function NewPasswordFields({ label, field }: Props) {
  const t = useI18n();
  const eye = { showLabel: t('common.showPassword'), hideLabel: t('common.hidePassword') };
  return (
    <>
      <PasswordField
        {...eye}
        {...field('password')}
        label={label}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        required
      />
      <PasswordField
        {...eye}
        {...field('confirm')}
        label={t('account.confirmPassword')}
        autoComplete="new-password"
        maxLength={128}
        required
      />
    </>
  );
}

/** Complains when the two are not the same. */
export function checkConfirm(fields: Record<string, string>): FieldErrors {
  return fields.password === fields.confirm ? {} : { confirm: 'passwordConfirm' };
}
