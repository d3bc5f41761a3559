'use client';
import { resendRule } from '~/domain/mail-resend';
import type { MailTemplateName } from '~/domain/mail-template';
import { useScopedI18n } from '~/i18n/client';

/** Whether and how a mail of a template is sent again, in a sentence. */
export function useResendText(): (template: MailTemplateName) => string {
  const t = useScopedI18n('consoleMails.samples');
  return (template) => {
    if (
      template === 'reset-password' ||
      template === 'email-changed' ||
      template === 'practice-reminder'
    )
      return t(`never.${template}`);
    const rule = resendRule(template);
    return rule === 'never' ? t('never.other') : t(`rules.${rule}`);
  };
}
