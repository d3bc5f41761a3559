'use client';
import { useMemo } from 'react';
import type { DataColumn } from '~/components/ui/data-table/types';
import { BuyerLink } from '~/console/buyer-link';
import { OrderLink } from '~/console/order-link';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorOrderRow } from '~/schemas/operator-order';

/** The columns of the table of orders. */
export function useOrderColumns(): readonly DataColumn<OperatorOrderRow>[] {
  const t = useI18n();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        head: t('consoleMoney.number'),
        isName: true,
        cell: ({ number }) => <OrderLink number={number} />,
      },
      {
        id: 'createdAt',
        head: t('consoleMoney.created'),
        sortable: true,
        cell: ({ createdAt }) => formatDateTime(createdAt, language),
      },
      {
        id: 'status',
        head: t('consoleMoney.status'),
        isShort: true,
        cell: ({ status }) => t(`order.status.${status}`),
      },
      {
        id: 'total',
        head: t('consoleMoney.total'),
        sortable: true,
        numeric: true,
        cell: ({ total }) => formatCurrency(total),
      },
      {
        id: 'refunded',
        head: t('consoleMoney.refunded'),
        numeric: true,
        cell: ({ refunded }) => (refunded > 0 ? formatCurrency(refunded) : '–'),
      },
      {
        id: 'buyer',
        head: t('consoleMoney.buyer'),
        cell: ({ buyer }) => <BuyerLink buyer={buyer} />,
      },
      {
        id: 'lines',
        head: t('consoleMoney.lines'),
        cell: ({ lines }) => lines.map(({ name, qty }) => `${name} × ${qty}`).join(', '),
      },
      { id: 'coupon', head: t('consoleMoney.coupon'), cell: ({ coupon }) => coupon ?? '–' },
      {
        id: 'invoice',
        head: t('consoleMoney.invoice'),
        cell: ({ invoiceNumber }) => invoiceNumber ?? '–',
      },
    ],
    [t, language],
  );
}
