'use client';
import { REASON } from '~/console/act-button';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { AgencyRequest } from '../use-agency';

interface AgencyDialogProps {
  /** The request to send; null for none. */
  request: AgencyRequest | null;
  onClose: () => void;
  /** @throws the reason of a refusal, for a single invoice */
  onSend: (request: AgencyRequest, reason: string) => Promise<void>;
}

/** The dialog before a request to the agency, with the amount and the order, or the number of orders. */
export function AgencyDialog({ request, onClose, onSend }: AgencyDialogProps) {
  const t = useI18n();
  const { kind = 'ISSUE', invoices = [] } = request ?? {};
  const [first] = invoices;
  const amount = formatCurrency(
    invoices.reduce((sum, one) => sum + (kind === 'ALLOW' ? one.allowanceDue : one.amount), 0),
  );
  const count = invoices.length;
  const isBulk = count > 1;
  const act = t(`consoleInvoices.agency.act.${kind}`);
  const form = useActForm({
    act: request && [kind, ...invoices.map(({ id }) => id)].join(' '),
    fields: REASON,
    // For several invoices it closes at once: progress and results are shown below the heading, line by line.
    run: async ({ reason }) => {
      const sent = request && onSend(request, reason.trim());
      if (!isBulk) await sent;
    },
    onClose,
  });
  return (
    <ActDialog
      form={form}
      title={
        isBulk
          ? t('consoleInvoices.agency.bulkTitle', { count })
          : t('consoleInvoices.actName', { act, order: first?.order ?? '' })
      }
      text={
        isBulk
          ? t('consoleInvoices.agency.bulkText', { amount })
          : t(`consoleInvoices.agency.text.${kind}`, { amount, number: first?.number ?? '' })
      }
      submit={t('consoleInvoices.agency.submit')}
      cancel={t('consoleInvoices.cancel')}
    >
      <ReasonField
        label={t('consoleInvoices.agency.reason')}
        hint={t('consoleInvoices.reasonHint')}
        {...form.reason('reason')}
      />
    </ActDialog>
  );
}
