'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useResetPassword } from '../hooks';
import { PasswordLinkForm } from './password-link-form';

/** Sets a new password by a one-time link. @param token null: the URL has none */
export function ResetPasswordForm({ token }: { token: string | null }) {
  const t = useI18n();
  return (
    <PasswordLinkForm
      token={token}
      change={useResetPassword()}
      texts={{
        title: t('account.reset.title'),
        lead: t('account.reset.lead'),
        submit: t('account.reset.submit'),
        done: t('account.reset.done'),
        doneText: t('account.reset.doneText'),
        usedText: t('account.reset.usedText'),
        missingText: t('account.reset.missingText'),
      }}
      help={{
        href: localePath(useLanguage(), route('forgot-password')),
        label: t('account.reset.again'),
      }}
    />
  );
}
