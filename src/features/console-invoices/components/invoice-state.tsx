'use client';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import { useRejectionText } from '../use-rejection-text';

/** An invoice's state, the refund to wait for, and the result of the last request to the agency. */
export function InvoiceState({ invoice }: { invoice: InvoiceRow }) {
  const t = useI18n();
  const toRejection = useRejectionText();
  const { status, refundPending, request } = invoice;
  const refund =
    refundPending > 0 && t('consoleInvoices.pending', { amount: formatCurrency(refundPending) });
  const why = request?.reason ? toRejection(request.reason, request.detail) : '';
  return (
    <>
      {[t(`consoleInvoices.status.${status}`), refund].filter(Boolean).join(' · ')}
      {request && (
        <span className="mt-1 block max-w-sm text-sm text-soft lg:max-w-48">
          {t(`consoleInvoices.agency.request.${request.state}`, { why })}
        </span>
      )}
    </>
  );
}
