'use client';
import type { DataTableState } from '~/components/ui/data-table/use-data-table';
import { BulkAct } from '~/console/bulk/bulk-act';
import { BulkResults } from '~/console/bulk/bulk-results';
import { useBulk } from '~/console/bulk/use-bulk';
import { useBulkText } from '~/console/bulk/use-bulk-text';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { useScopedI18n } from '~/i18n/client';
import type { MailRow } from '~/schemas/operator-mail';
import { useResendMany } from '../hooks';

const isFor = ({ status, resend }: MailRow) => status === 'FAILED' && resend === 'possible';

/** Sends the selected mails that failed again.
 *  @returns the button for the table, and how it ended */
export function useBulkResend() {
  const t = useScopedI18n('consoleMails');
  const templateName = useMailTemplateName();
  const { resend, readAgain } = useResendMany();
  const { progress, run } = useBulk<MailRow>({ onEnd: readAgain });
  const toText = useBulkText<MailRow>(({ template, recipient }) =>
    t('bulk.name', { template: templateName(template), recipient }),
  );
  const send = (mails: readonly MailRow[], reason: string) =>
    run(mails, async ({ id }) => {
      await resend.mutateAsync({ id, reason });
      return { state: 'done' };
    });
  return {
    results: <BulkResults progress={progress} toText={toText} />,
    act: (table: DataTableState<MailRow>) => (
      <BulkAct
        table={table}
        isFor={isFor}
        busy={progress?.busy === true}
        label={(count) => t('bulk.label', { count })}
        title={(count) => t('bulk.title', { count })}
        text={t('bulk.text')}
        submit={t('dialog.submit')}
        asksReason
        onSend={send}
      />
    ),
  };
}
