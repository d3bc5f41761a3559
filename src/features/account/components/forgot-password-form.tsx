'use client';
import { useState } from 'react';
import { FormRefusal } from '~/components/ui/form-refusal';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { checkFields } from '~/forms/form-errors';
import { KEPT_EMAIL } from '~/forms/kept-draft';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { route } from '~/lib/routes';
import { forgotPasswordSchema } from '~/schemas/auth';
import { useForgotPassword } from '../hooks';
import { useWayBack } from '../use-way-back';
import { FormPage } from './form-page';

/** Asks for a link to set a new password; the answer is the same for every address. */
export function ForgotPasswordForm() {
  const t = useI18n();
  const forgot = useForgotPassword();
  const way = useWayBack();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, submit, refused } = useForm({
    failure: t('account.failed.action'),
    check: (fields) => checkFields(forgotPasswordSchema, fields),
    keep: KEPT_EMAIL,
    send: async (fields) => {
      const input = forgotPasswordSchema.parse(fields);
      await forgot.mutateAsync(input);
      setSentTo(input.email);
    },
  });
  const back = (
    <Link className="link" href={way.keep(route('login'))}>
      {t('account.forgot.back')}
    </Link>
  );
  if (sentTo)
    return (
      <FormPage outcome title={t('account.forgot.sent')} foot={back}>
        <Notice>{t('account.forgot.sentText', { email: sentTo })}</Notice>
      </FormPage>
    );
  return (
    <FormPage title={t('account.forgot.title')} lead={t('account.forgot.lead')} foot={back}>
      <form {...form} className="grid gap-6">
        <FormRefusal {...refused} />
        <TextField
          {...field('email')}
          label={t('account.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={254}
          required
        />
        <SubmitButton {...submit} size="lg" wide>
          {t('account.forgot.submit')}
        </SubmitButton>
      </form>
    </FormPage>
  );
}
