'use client';
import { useState } from 'react';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { InvoiceAct } from '../acts';
import { useInvoiceActs } from '../hooks';

interface InvoiceActDialogProps {
  /** What is to be recorded; null while nothing is. */
  act: InvoiceAct | null;
  onClose: () => void;
}

/** The dialog that records what was done at the tax platform, and how that ended. The amount is the one shown: the
 *  server rejects it when a refund has changed it meanwhile. */
export function InvoiceActDialog({ act: chosen, onClose }: InvoiceActDialogProps) {
  const t = useI18n();
  const acts = useInvoiceActs();
  const act = useAct();
  const [number, setNumber] = useState('');
  const [reason, setReason] = useState('');
  const toCall = ({ kind, invoice: { id, amount, allowanceDue } }: InvoiceAct) => {
    if (kind === 'ISSUED') return acts.issue.mutateAsync({ id, number, amount });
    if (kind === 'VOIDED') return acts.voidIt.mutateAsync({ id });
    if (kind === 'ALLOWED') return acts.allow.mutateAsync({ id, number, amount: allowanceDue });
    return acts.correct.mutateAsync({ id, number, reason });
  };
  const send = async (open: InvoiceAct) => {
    const done = t('consoleInvoices.done', { order: open.invoice.order });
    if (await act.run(() => toCall(open), done)) {
      setNumber('');
      setReason('');
    }
    onClose();
  };
  const kind = chosen?.kind ?? 'ISSUED';
  const amounts = {
    amount: formatCurrency(
      (kind === 'ALLOWED' ? chosen?.invoice.allowanceDue : chosen?.invoice.amount) ?? 0,
    ),
    number: chosen?.invoice.number ?? '',
  };
  const isAllowance = kind === 'ALLOWED';
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('consoleInvoices.failed')} />
      <ActDialog
        open={chosen !== null}
        onClose={onClose}
        title={t('consoleInvoices.actName', {
          act: t(`consoleInvoices.act.${kind}`),
          order: chosen?.invoice.order ?? '',
        })}
        text={t(`consoleInvoices.actText.${kind}`, amounts)}
        submit={t('consoleInvoices.save')}
        cancel={t('consoleInvoices.cancel')}
        busy={act.busy}
        onSubmit={() => chosen && send(chosen)}
      >
        {kind !== 'VOIDED' && (
          <TextField
            label={t(isAllowance ? 'consoleInvoices.allowanceNumber' : 'consoleInvoices.number')}
            hint={isAllowance ? undefined : t('consoleInvoices.numberHint')}
            name="number"
            required
            maxLength={20}
            autoComplete="off"
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value)}
          />
        )}
        {kind === 'CORRECTED' && (
          <ReasonField
            label={t('consoleInvoices.reason')}
            hint={t('consoleInvoices.reasonHint')}
            required
            maxLength={200}
            value={reason}
            onChange={setReason}
          />
        )}
      </ActDialog>
    </>
  );
}
