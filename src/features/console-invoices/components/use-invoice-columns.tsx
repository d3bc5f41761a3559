'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { DueDay } from '~/console/due-day';
import { OrderLink } from '~/console/order-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { InvoiceRow } from '~/schemas/operator-invoice';
import { type InvoiceAct, listInvoiceActs } from '../acts';

/** The columns of the table of invoices.
 *  @param now time at which the page was made: what is overdue
 *  @param onAct asks for what was done at the tax platform */
export function useInvoiceColumns(
  now: Date,
  onAct: (act: InvoiceAct) => void,
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
        cell: ({ status, refundPending }) =>
          [
            t(`consoleInvoices.status.${status}`),
            refundPending > 0 &&
              t('consoleInvoices.pending', { amount: formatCurrency(refundPending) }),
          ]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'due',
        head: t('consoleInvoices.due'),
        cell: ({ dueAt }) => (
          <DueDay
            dueAt={dueAt}
            now={now}
            none={t('consoleInvoices.noDue')}
            overdue={(date) => t('consoleInvoices.overdue', { date })}
          />
        ),
      },
      {
        id: 'amount',
        head: t('consoleInvoices.amount'),
        numeric: true,
        cell: ({ amount }) => formatCurrency(amount),
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
        cell: (invoice) => (
          <span className="flex flex-wrap gap-2">
            {listInvoiceActs(invoice).map((kind) => {
              const act = t(`consoleInvoices.act.${kind}`);
              return (
                <Button
                  key={kind}
                  variant={kind === 'CORRECTED' ? 'quiet' : 'secondary'}
                  size="sm"
                  aria-label={t('consoleInvoices.actName', { act, order: invoice.order })}
                  onClick={() => onAct({ kind, invoice })}
                >
                  {act}
                </Button>
              );
            })}
          </span>
        ),
      },
    ],
    [t, language, now, onAct],
  );
}
