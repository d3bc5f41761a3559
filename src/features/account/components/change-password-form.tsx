'use client';
import { Fragment, useState } from 'react';
import { toast } from 'sonner';
import { FormRefusal } from '~/components/ui/form-refusal';
import { SubmitButton } from '~/components/ui/submit-button';
import { checkFields } from '~/forms/form-errors';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { changePasswordSchema } from '~/schemas/auth';
import { checkNewPassword } from '../check-new-password';
import { useChangePassword, useSession } from '../hooks';
import { useOwner } from '../use-owner';
import { MemberPage } from './member-page';
import { NewPasswordFields } from './new-password-fields';
import { OwnerField } from './owner-field';

/** New and confirm; the current password is asked for when the server wants it (the login is old). */
export function ChangePasswordForm() {
  const t = useI18n();
  const change = useChangePassword();
  const owner = useOwner();
  const { user } = useSession();
  const person = { email: user?.email ?? '', name: user?.name ?? '' };
  const [saved, setSaved] = useState(0);
  const { form, field, submit, refused } = useForm({
    failure: t('account.failed.update'),
    check: (fields) => ({
      ...checkNewPassword(fields, person),
      ...checkFields(changePasswordSchema, fields),
      ...owner.check(fields),
    }),
    send: async (fields) => {
      const input = changePasswordSchema.parse(fields);
      if (!(await owner.prove(() => change.mutateAsync(input)))) return;
      toast.success(t('account.changePassword.saved'));
      setSaved((times) => times + 1);
    },
  });
  return (
    <MemberPage title={t('account.changePassword.title')} lead={t('account.changePassword.lead')}>
      <form {...form} className="grid max-w-[27rem] gap-6">
        <FormRefusal {...refused} />
        <Fragment key={saved}>
          <OwnerField asks={owner.asks} asked={owner.asked} field={field} />
          <NewPasswordFields label={t('account.newPassword')} field={field} owner={person} />
        </Fragment>
        <SubmitButton {...submit} size="lg" wide>
          {t('account.changePassword.submit')}
        </SubmitButton>
      </form>
    </MemberPage>
  );
}
