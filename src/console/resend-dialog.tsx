'use client';
import { useState } from 'react';
import { resendRule } from '~/domain/mail-resend';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow, ResendMailInput, ResentMail } from '~/schemas/operator-mail';
import { ActDialog } from './act-dialog';
import { ActNotice } from './act-notice';
import { ReasonField } from './reason-field';
import { useAct } from './use-act';
import { useMailTemplateName } from './use-mail-template-name';

type ChosenMail = Pick<MailRow, 'id' | 'template' | 'recipient'>;

interface ResendDialogProps {
  /** The mail that is to be sent again; null while none is. */
  mail: ChosenMail | null;
  /** What happens, where more is known than the rule of the template. */
  text?: string;
  resend: (input: ResendMailInput) => Promise<ResentMail>;
  onClose: () => void;
}

/** The dialog that sends a mail again, and how that ended. */
export function ResendDialog({ mail, text, resend, onClose }: ResendDialogProps) {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async ({ id }: ChosenMail) => {
    const call = () => resend({ id, reason });
    if (await act.run(call, ({ recipient }) => t('done', { recipient }))) setReason('');
    onClose();
  };
  const recipient = mail?.recipient ?? '';
  const isAnew = mail !== null && resendRule(mail.template) === 'anew';
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <ActDialog
        open={mail !== null}
        onClose={onClose}
        title={t('dialog.title', { template: templateName(mail?.template ?? '') })}
        text={text ?? (isAnew ? t('dialog.anew') : t('dialog.asItWas', { recipient }))}
        submit={t('dialog.submit')}
        cancel={t('dialog.cancel')}
        busy={act.busy}
        onSubmit={() => mail && send(mail)}
      >
        <ReasonField
          label={t('dialog.reason')}
          hint={t('dialog.reasonHint')}
          required
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
  );
}
