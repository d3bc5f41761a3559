'use client';
import { useMemo } from 'react';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { DueDay } from '~/console/due-day';
import { OrderLink } from '~/console/order-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { RefundRow } from '~/schemas/operator-refund';

/** The columns of the refund requests.
 *  @param now time at which the page was rendered, which decides what is overdue */
export function useRefundColumns(now: Date): readonly DataColumn<RefundRow>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        head: t('consoleMoney.number'),
        isName: true,
        cell: ({ number }) => <OrderLink number={number} to="console-refunds-number" />,
      },
      {
        id: 'status',
        head: t('consoleMoney.status'),
        isShort: true,
        cell: ({ status }) => t(`consoleRefunds.status.${status}`),
      },
      {
        id: 'amount',
        head: t('consoleMoney.total'),
        numeric: true,
        cell: ({ amount }) => formatCurrency(amount),
      },
      {
        id: 'buyer',
        head: t('consoleMoney.buyer'),
        cell: ({ buyer }) => <BuyerLink buyer={buyer} />,
      },
      {
        id: 'requestedAt',
        head: t('consoleRefunds.requested'),
        sortable: true,
        cell: ({ requestedAt }) => formatDateTime(requestedAt, language),
      },
      {
        id: 'due',
        head: t('consoleRefunds.due'),
        cell: ({ dueAt, status }) => (
          <DueDay
            dueAt={dueAt}
            now={now}
            none={status === 'REQUESTED' ? t('consoleRefunds.noDue') : '–'}
            overdue={(date) => t('consoleRefunds.overdue', { date })}
          />
        ),
      },
      {
        id: 'decided',
        head: t('consoleRefunds.decided'),
        cell: ({ decidedAt }) => (decidedAt ? formatDateTime(decidedAt, language) : '–'),
      },
    ],
    [t, language, now],
  );
}
