'use client';
import { Fragment, useState } from 'react';
import { toast } from 'sonner';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { SubmitButton } from '~/components/ui/submit-button';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { changePasswordSchema } from '~/schemas/auth';
import { checkNewPassword } from '../check-new-password';
import { useChangePassword, useSession } from '../hooks';
import { useReauthentication } from '../use-reauthentication';
import { CurrentPasswordField } from './current-password-field';
import { MemberPage } from './member-page';
import { NewPasswordFields } from './new-password-fields';

/** The form for a new password; with the current one when the server requires it (an old login). */
export function ChangePasswordForm() {
  const t = useI18n();
  const change = useChangePassword();
  const reauthentication = useReauthentication();
  const { user } = useSession();
  const passwordOwner = { email: user?.email ?? '', name: user?.name ?? '' };
  const [saved, setSaved] = useState(0);
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.update'),
    check: (fields) => ({
      ...checkNewPassword(fields, passwordOwner),
      ...checkFields(changePasswordSchema, fields),
      ...reauthentication.check(fields),
    }),
    send: async (fields) => {
      const input = changePasswordSchema.parse(fields);
      if (!(await reauthentication.submit(() => change.mutateAsync(input)))) return;
      toast.success(t('account.changePassword.saved'));
      setSaved((times) => times + 1);
    },
  });
  return (
    <MemberPage title={t('account.changePassword.title')} lead={t('account.changePassword.lead')}>
      <form {...form} className="grid max-w-[27rem] gap-6">
        <FormErrorSummary {...errorSummary} />
        <Fragment key={saved}>
          <CurrentPasswordField
            isNeeded={reauthentication.isNeeded}
            autoFocus={reauthentication.autoFocus}
            field={field}
          />
          <NewPasswordFields label={t('account.newPassword')} field={field} owner={passwordOwner} />
        </Fragment>
        <SubmitButton {...submit} size="lg" wide>
          {t('account.changePassword.submit')}
        </SubmitButton>
      </form>
    </MemberPage>
  );
}
