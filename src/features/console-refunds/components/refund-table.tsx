'use client';
import { useMemo } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import { REFUND_STATUSES } from '~/schemas/refund';
import { useRefunds } from '../hooks';
import { useRefundColumns } from './use-refund-columns';

const RULES = {
  filters: ['q', 'status', 'from', 'to'],
  defaultSort: { column: 'requestedAt', order: 'asc' },
} as const;

/** The refund requests: the open ones, oldest first, unless a filter is set. */
export function RefundTable({ now }: { now: Date }) {
  const t = useI18n();
  const address = useTableAddress(RULES);
  const refunds = useRefunds(address.filters, address.sort);
  const columns = useRefundColumns(now);
  const filters = useMemo(() => {
    const decided = REFUND_STATUSES.filter((status) => status !== 'REQUESTED');
    return [
      { name: 'q', label: t('consoleRefunds.q'), kind: 'search' as const },
      {
        name: 'status',
        label: t('consoleMoney.status'),
        kind: 'choice' as const,
        unfiltered: t('consoleRefunds.waiting'),
        options: [
          ...decided.map((value) => ({ value, label: t(`consoleRefunds.status.${value}`) })),
          { value: 'ALL', label: t('consoleRefunds.everything') },
        ],
      },
      { name: 'from', label: t('consoleShell.table.from'), kind: 'day' as const },
      { name: 'to', label: t('consoleShell.table.to'), kind: 'day' as const },
    ];
  }, [t]);
  return (
    <div className="grid gap-6">
      <PageHead title={t('consoleRefunds.title')}>{t('consoleRefunds.lead')}</PageHead>
      <ConsoleTable
        caption={t('consoleRefunds.title')}
        query={refunds}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="refunds"
      />
    </div>
  );
}
