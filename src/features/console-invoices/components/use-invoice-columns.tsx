'use client';
import { useMemo } from 'react';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { DueDay } from '~/console/due-day';
import { OrderLink } from '~/console/order-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import type { Agency } from '../acts';
import { type InvoiceActHandlers, InvoiceActs } from './invoice-acts';
import { InvoiceState } from './invoice-state';

/** The columns of the table of invoices.
 *  @param now time at which the page was rendered, which decides what is overdue
 *  @param agency the agency's role */
export function useInvoiceColumns(
  now: Date,
  agency: Agency,
  handlers: InvoiceActHandlers,
): readonly DataColumn<InvoiceRow>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'order',
        head: t('consoleInvoices.order'),
        isName: true,
        cell: ({ order }) => <OrderLink number={order} />,
      },
      {
        id: 'status',
        head: t('consoleInvoices.state'),
        cell: (invoice) => <InvoiceState invoice={invoice} />,
      },
      {
        id: 'dueAt',
        head: t('consoleInvoices.due'),
        sortable: true,
        cell: ({ dueAt }) => (
          <span className="lg:whitespace-nowrap">
            <DueDay
              dueAt={dueAt}
              now={now}
              none={t('consoleInvoices.noDue')}
              overdue={(date) => t('consoleInvoices.overdue', { date })}
            />
          </span>
        ),
      },
      {
        id: 'amount',
        head: t('consoleInvoices.amount'),
        numeric: true,
        cell: ({ amount, allowanceDue }) => (
          <>
            <span className="whitespace-nowrap">{formatCurrency(amount)}</span>
            {allowanceDue > 0 && (
              <span className="block text-sm text-soft lg:whitespace-nowrap">
                {t('consoleInvoices.toAllow', { amount: formatCurrency(allowanceDue) })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'number',
        head: t('consoleInvoices.number'),
        cell: ({ number, issuedAt }) =>
          number && issuedAt ? `${number} ${formatDate(issuedAt, language)}` : '–',
      },
      {
        id: 'kind',
        head: t('consoleInvoices.kind'),
        cell: ({ kind, code, title }) =>
          [t(`invoice.kinds.${kind}`), code, title].filter(Boolean).join(' '),
      },
      {
        id: 'buyer',
        head: t('consoleMoney.buyer'),
        cell: ({ buyer }) => <BuyerLink buyer={buyer} />,
      },
      {
        id: 'acts',
        head: t('consoleInvoices.acts'),
        cell: (invoice) => <InvoiceActs invoice={invoice} agency={agency} {...handlers} />,
      },
    ],
    [t, language, now, agency, handlers],
  );
}
