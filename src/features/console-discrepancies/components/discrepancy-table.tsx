'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { DISCREPANCY_KINDS } from '~/schemas/discrepancy';
import { useDiscrepancies } from '../hooks';
import { Resolution } from './resolution';
import { useDiscrepancyColumns } from './use-discrepancy-columns';

const RULES = {
  filters: ['q', 'status', 'kind'],
  defaultSort: { column: 'foundAt', order: 'asc' },
} as const;

/** The differences between our books and a gateway's: the open ones, unless a filter is set. */
export function DiscrepancyTable() {
  const t = useScopedI18n('consoleDiscrepancies');
  const address = useTableAddress(RULES);
  const found = useDiscrepancies(address.filters, address.sort);
  const [chosen, setChosen] = useState<string | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const columns = useDiscrepancyColumns(setChosen);
  const filters = useMemo(
    () => [
      { name: 'q', label: t('q'), kind: 'search' as const },
      {
        name: 'status',
        label: t('status'),
        kind: 'choice' as const,
        unfiltered: t('open'),
        options: [
          { value: 'RESOLVED', label: t('resolvedOnly') },
          { value: 'ALL', label: t('everything') },
        ],
      },
      {
        name: 'kind',
        label: t('kind'),
        kind: 'choice' as const,
        options: DISCREPANCY_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
      },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <Resolution id={chosen} onClose={close} />
      <ConsoleTable
        caption={t('title')}
        query={found}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="discrepancies"
      />
    </div>
  );
}
