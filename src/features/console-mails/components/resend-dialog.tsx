'use client';
import { useState } from 'react';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { resendRule } from '~/domain/mail-resend';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow } from '~/schemas/operator-mail';
import { useResend } from '../hooks';

interface ResendDialogProps {
  /** The mail that is to be sent again; null while none is. */
  mail: MailRow | null;
  onClose: () => void;
}

/** The dialog that sends a mail again, and how that ended. */
export function ResendDialog({ mail, onClose }: ResendDialogProps) {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const resend = useResend();
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async ({ id }: MailRow) => {
    const call = () => resend.mutateAsync({ id, reason });
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
        text={isAnew ? t('dialog.anew') : t('dialog.asItWas', { recipient })}
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
