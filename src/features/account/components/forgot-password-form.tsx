'use client';
import { useState } from 'react';
import { FormErrorSummary } from '~/components/ui/form-error-summary';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { ACCOUNT_DRAFT } from '~/forms/form-draft';
import { lazyValidator } from '~/forms/lazy-validator';
import { useForm } from '~/forms/use-form';
import { useI18n } from '~/i18n/client';
import { route } from '~/lib/routes';
import { usePasswordLinkCall } from '../form-calls';
import { useReturnTo } from '../use-return-to';
import { FormPage } from './form-page';

const VALIDATOR = lazyValidator(() =>
  import('~/schemas/auth').then(({ forgotPasswordSchema }) => forgotPasswordSchema),
);

/** Requests a link for a new password; the response is the same for every e-mail. */
export function ForgotPasswordForm() {
  const t = useI18n();
  const requestLink = usePasswordLinkCall();
  const returnTo = useReturnTo();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, field, submit, errorSummary } = useForm({
    failure: t('account.failed.action'),
    check: VALIDATOR.check,
    ready: VALIDATOR.ready,
    draftName: ACCOUNT_DRAFT,
    send: async (fields) => setSentTo(await requestLink(fields)),
  });
  const loginLink = (
    <Link className="link" href={returnTo.withReturnTo(route('login'))}>
      {t('account.forgot.back')}
    </Link>
  );
  if (sentTo)
    return (
      <FormPage focusHeadline title={t('account.forgot.sent')} otherForm={loginLink}>
        <Notice>{t('account.forgot.sentText', { email: sentTo })}</Notice>
      </FormPage>
    );
  return (
    <FormPage
      title={t('account.forgot.title')}
      lead={t('account.forgot.lead')}
      otherForm={loginLink}
    >
      <form {...form} className="grid gap-6">
        <FormErrorSummary {...errorSummary} />
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
