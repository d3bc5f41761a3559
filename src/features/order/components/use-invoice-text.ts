'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { InvoiceView } from '~/schemas/invoice';

/** An order's invoice in words: its carrier and its status. */
export function useInvoiceText(): (invoice: InvoiceView) => { where: string; state: string } {
  const t = useI18n();
  const language = useLanguage();
  return ({ kind, code, title, status, issuedAt, allowed }) => ({
    where: [t(`invoice.kinds.${kind}`), code, title].filter(Boolean).join(' '),
    state: t(`invoice.status.${status}`, {
      day: issuedAt ? formatDate(issuedAt, language) : '',
      amount: formatCurrency(allowed),
    }),
  });
}
