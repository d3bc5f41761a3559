'use client';
import { TextField } from '~/components/ui/text-field';
import { ActDialog } from '~/console/act-dialog';
import { ReasonField } from '~/console/reason-field';
import { useActForm } from '~/console/use-act-form';
import { taipeiDay } from '~/domain/day';
import { isInvoiceNumber, normalisedNumber } from '~/domain/invoice/number';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import type { InvoiceAct } from '../acts';
import { useInvoiceActs } from '../hooks';

interface InvoiceActDialogProps {
  /** The act to record; null for none. */
  act: InvoiceAct | null;
  onClose: () => void;
}

interface Typed {
  number: string;
  reason: string;
  day: string;
}

/** The dialog that records an act at the tax platform, and its day. The amount is the one shown: the server
 *  rejects it when a refund has changed it meanwhile. */
export function InvoiceActDialog({ act: chosen, onClose }: InvoiceActDialogProps) {
  const t = useI18n();
  const acts = useInvoiceActs();
  const kind = chosen?.kind ?? 'ISSUED';
  const today = taipeiDay(new Date());
  const asksInvoiceNumber = kind === 'ISSUED' || kind === 'CORRECTED';
  const toCall = ({ id, amount, allowanceDue }: InvoiceRow, { number, reason, day }: Typed) => {
    if (kind === 'ISSUED') return acts.issue.mutateAsync({ id, number, amount, day });
    if (kind === 'VOIDED') return acts.voidIt.mutateAsync({ id, day });
    if (kind === 'ALLOWED')
      return acts.allow.mutateAsync({ id, number, amount: allowanceDue, day });
    return acts.correct.mutateAsync({ id, number, reason });
  };
  const form = useActForm({
    act: chosen && `${kind} ${chosen.invoice.id}`,
    fields: { number: '', reason: '', day: today },
    check: ({ number }) =>
      asksInvoiceNumber && !isInvoiceNumber(normalisedNumber(number))
        ? { number: t('consoleInvoices.wrongNumber') }
        : {},
    run: async (typed) => chosen && toCall(chosen.invoice, typed),
    done: t('consoleInvoices.done', { order: chosen?.invoice.order ?? '' }),
    onClose,
  });
  const amounts = {
    amount: formatCurrency(
      (kind === 'ALLOWED' ? chosen?.invoice.allowanceDue : chosen?.invoice.amount) ?? 0,
    ),
    number: chosen?.invoice.number ?? '',
  };
  return (
    <ActDialog
      form={form}
      title={t('consoleInvoices.actName', {
        act: t(`consoleInvoices.act.${kind}`),
        order: chosen?.invoice.order ?? '',
      })}
      text={t(`consoleInvoices.actText.${kind}`, amounts)}
      submit={t('consoleInvoices.save')}
      cancel={t('consoleInvoices.cancel')}
      failed={t('consoleInvoices.failed')}
    >
      {kind !== 'VOIDED' && (
        <TextField
          label={t(
            asksInvoiceNumber ? 'consoleInvoices.number' : 'consoleInvoices.allowanceNumber',
          )}
          hint={asksInvoiceNumber ? t('consoleInvoices.numberHint') : undefined}
          required
          maxLength={20}
          {...form.field('number')}
        />
      )}
      {kind !== 'CORRECTED' && (
        <TextField
          type="date"
          label={t(`consoleInvoices.day.${kind}`)}
          hint={t('consoleInvoices.dayHint')}
          required
          max={today}
          {...form.field('day')}
        />
      )}
      {kind === 'CORRECTED' && (
        <ReasonField
          label={t('consoleInvoices.reason')}
          hint={t('consoleInvoices.reasonHint')}
          required
          maxLength={200}
          {...form.reason('reason')}
        />
      )}
    </ActDialog>
  );
}
