'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { FormError } from '~/components/ui/notice';
import { PasswordField } from '~/components/ui/password-field';
import { useI18n } from '~/i18n/client';
import { changePasswordSchema } from '~/schemas/auth';
import { errorCode } from '~/trpc/error-code';
import { checkFields } from '../form-errors';
import { useChangePassword, useSession } from '../hooks';
import { useForm } from '../use-form';
import { MemberPage } from './member-page';
import { checkConfirm, NewPasswordFields } from './new-password-fields';
import { SubmitButton } from './submit-button';

/** New and confirm; the current password is asked for when the server wants it (the login is old). */
export function ChangePasswordForm() {
  const t = useI18n();
  const change = useChangePassword();
  const { user } = useSession();
  const [askCurrent, setAskCurrent] = useState(false);
  const [saved, setSaved] = useState(0);
  const { form, field, busy, refusal } = useForm({
    failure: t('account.failed.update'),
    check: (fields) => ({
      ...checkFields(changePasswordSchema, fields),
      ...checkConfirm(fields),
      ...(askCurrent && !fields.currentPassword && { currentPassword: 'required' }),
    }),
    send: async (fields) => {
      try {
        await change.mutateAsync(changePasswordSchema.parse(fields));
      } catch (error) {
        if (errorCode(error) === 'CURRENT_PASSWORD_WRONG') setAskCurrent(true);
        throw error;
      }
      toast.success(t('account.changePassword.saved'));
      setAskCurrent(false);
      setSaved((times) => times + 1);
    },
  });
  return (
    <MemberPage title={t('account.changePassword.title')} lead={t('account.changePassword.lead')}>
      <form key={saved} {...form} className="grid max-w-[27rem] gap-6">
        <FormError title={t('account.failed.update')} text={refusal} />
        {/* Lets a password manager know whose password this is. */}
        <input
          type="email"
          autoComplete="username"
          value={user?.email ?? ''}
          readOnly
          hidden
          aria-hidden
        />
        {askCurrent && (
          <PasswordField
            {...field('currentPassword')}
            label={t('account.currentPassword')}
            hint={t('account.changePassword.currentNeeded')}
            autoComplete="current-password"
            showLabel={t('common.showPassword')}
            hideLabel={t('common.hidePassword')}
            required
          />
        )}
        <NewPasswordFields label={t('account.newPassword')} field={field} />
        <SubmitButton busy={busy}>{t('account.changePassword.submit')}</SubmitButton>
      </form>
    </MemberPage>
  );
}
