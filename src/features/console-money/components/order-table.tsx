'use client';
import { useMemo } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { ORDER_STATUSES } from '~/domain/order';
import { useI18n } from '~/i18n/client';
import { useOrders, usePlanChoices } from '../hooks';
import { useOrderColumns } from './use-order-columns';

const RULES = {
  filters: ['q', 'status', 'plan', 'coupon', 'from', 'to'],
  defaultSort: { column: 'createdAt', order: 'desc' },
} as const;

/** All orders, with filters for the usual questions to operators. */
export function OrderTable() {
  const t = useI18n();
  const address = useTableAddress(RULES);
  const orders = useOrders(address.filters, address.sort);
  const { data: plans } = usePlanChoices();
  const columns = useOrderColumns();
  const chosen = address.filters.plan;
  const filters = useMemo(() => {
    const statuses = ORDER_STATUSES.map((value) => ({ value, label: t(`order.status.${value}`) }));
    // Until the plans are loaded, the select has only the plan of the address.
    const choices =
      plans?.map(({ id: value, name: label }) => ({ value, label })) ??
      (chosen ? [{ value: chosen, label: '…' }] : []);
    return [
      { name: 'q', label: t('consoleMoney.q'), kind: 'search' as const },
      {
        name: 'status',
        label: t('consoleMoney.status'),
        kind: 'choice' as const,
        options: statuses,
      },
      {
        name: 'plan',
        label: t('consoleMoney.plan'),
        kind: 'choice' as const,
        options: choices,
      },
      { name: 'coupon', label: t('consoleMoney.coupon'), kind: 'search' as const },
      { name: 'from', label: t('consoleShell.table.from'), kind: 'day' as const },
      { name: 'to', label: t('consoleShell.table.to'), kind: 'day' as const },
    ];
  }, [t, plans, chosen]);
  return (
    <div className="grid gap-6">
      <PageHead title={t('consoleMoney.title')}>{t('consoleMoney.lead')}</PageHead>
      <ConsoleTable
        caption={t('consoleMoney.title')}
        query={orders}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ number }) => number}
        file="orders"
      />
    </div>
  );
}
