'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { contactAddress } from '~/i18n/contact-address';
import { useRestoreEmail } from '../hooks';
import { PasswordLinkForm } from './password-link-form';

/** Restores the previous e-mail of an account by a mailed link, with a new password. @param token null: the
 *  URL has none */
export function RestoreEmailForm({ token }: { token: string | null }) {
  const t = useI18n();
  return (
    <PasswordLinkForm
      token={token}
      change={useRestoreEmail()}
      texts={{
        title: t('account.restore.title'),
        lead: t('account.restore.lead'),
        submit: t('account.restore.submit'),
        done: t('account.restore.done'),
        doneText: t('account.restore.doneText'),
        usedText: t('account.restore.usedText'),
        missingText: t('account.restore.missingText'),
      }}
      help={{ href: contactAddress(useLanguage()), label: t('account.restore.help') }}
    />
  );
}
