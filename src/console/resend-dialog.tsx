'use client';
import { resendRule } from '~/domain/mail-resend';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow, ResendMailInput, ResentMail } from '~/schemas/operator-mail';
import { REASON } from './act-button';
import { ActDialog } from './act-dialog';
import { ReasonField } from './reason-field';
import { useActForm } from './use-act-form';
import { useMailTemplateName } from './use-mail-template-name';

type ChosenMail = Pick<MailRow, 'id' | 'template' | 'recipient'>;

interface ResendDialogProps {
  /** The mail to send again; null while none is chosen. */
  mail: ChosenMail | null;
  /** Description of the effect, if it is more specific than the template's rule. */
  text?: string;
  resend: (input: ResendMailInput) => Promise<ResentMail>;
  onClose: () => void;
}

/** The dialog that sends a mail again. */
export function ResendDialog({ mail, text, resend, onClose }: ResendDialogProps) {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const form = useActForm({
    act: mail?.id ?? null,
    fields: REASON,
    run: ({ reason }) => resend({ id: mail?.id ?? '', reason }),
    done: ({ recipient }) => t('done', { recipient }),
    onClose,
  });
  const recipient = mail?.recipient ?? '';
  const isAnew = mail !== null && resendRule(mail.template) === 'anew';
  return (
    <ActDialog
      form={form}
      title={t('dialog.title', { template: templateName(mail?.template ?? '') })}
      text={text ?? (isAnew ? t('dialog.anew') : t('dialog.asItWas', { recipient }))}
      submit={t('dialog.submit')}
      cancel={t('dialog.cancel')}
      failed={t('failed')}
    >
      <ReasonField
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        required
        {...form.reason('reason')}
      />
    </ActDialog>
  );
}
