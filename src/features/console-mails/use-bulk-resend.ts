'use client';
import { useBulkAct } from '~/console/bulk/use-bulk-act';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow } from '~/schemas/operator-mail';
import { useResendMany } from './hooks';

const isFor = ({ status, resend }: MailRow) => status === 'FAILED' && resend === 'possible';

/** Sends the selected mails that failed again. */
export function useBulkResend() {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const { resend, readAgain } = useResendMany();
  return useBulkAct<MailRow>({
    isFor,
    nameOf: ({ template, recipient }) =>
      t('bulk.name', { template: templateName(template), recipient }),
    label: (count) => t('bulk.label', { count }),
    title: (count) => t('bulk.title', { count }),
    text: t('bulk.text'),
    submit: t('dialog.submit'),
    call: ({ id }, reason) => resend.mutateAsync({ id, reason }),
    readAgain,
  });
}
