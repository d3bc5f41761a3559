'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { OrderLink } from '~/console/order-link';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { DiscrepancyRow } from '~/schemas/operator-discrepancy';

/** The columns of the table of discrepancies.
 *  @param onResolve asks for the note of one */
export function useDiscrepancyColumns(
  onResolve: (id: string) => void,
): readonly DataColumn<DiscrepancyRow>[] {
  const t = useScopedI18n('consoleDiscrepancies');
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'number',
        head: t('q'),
        isName: true,
        cell: ({ number }) => <OrderLink number={number} />,
      },
      {
        id: 'foundAt',
        head: t('found'),
        sortable: true,
        cell: ({ foundAt }) => formatDateTime(foundAt, language),
      },
      { id: 'kind', head: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
      {
        id: 'reference',
        head: t('reference'),
        cell: ({ detail: { gateway, reference, reason } }) =>
          [`${gateway} ${reference}`, reason].filter(Boolean).join(' · '),
      },
      {
        id: 'amount',
        head: t('amount'),
        cell: ({ detail: { currency, amount, expected } }) =>
          [
            `${currency} ${amount}`,
            expected !== undefined && t('books', { amount: String(expected) }),
          ]
            .filter(Boolean)
            .join(' · '),
      },
      {
        id: 'todo',
        head: t('todo'),
        cell: ({ kind, resolvedAt, note }) =>
          resolvedAt ? `${formatDateTime(resolvedAt, language)} ${note}` : t(`advice.${kind}`),
      },
      {
        id: 'acts',
        head: t('acts'),
        cell: ({ id, number, resolvedAt }) =>
          resolvedAt ? (
            '–'
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('resolveName', { number })}
              onClick={() => onResolve(id)}
            >
              {t('resolve')}
            </Button>
          ),
      },
    ],
    [t, language, onResolve],
  );
}
