'use client';
import { useMemo } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { CATEGORIES } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { usePool } from '../hooks';
import { usePoolColumns } from './use-pool-columns';

const RULES = {
  filters: ['q', 'category', 'level', 'licence'],
  defaultSort: { column: 'importedAt', order: 'desc' },
} as const;

/** The imported articles. */
export function PoolTable() {
  const t = useI18n();
  const address = useTableAddress(RULES);
  const pool = usePool(address.filters, address.sort);
  const columns = usePoolColumns();
  const filters = useMemo(
    () => [
      { name: 'q', label: t('consoleUnits.pool.q'), kind: 'search' as const },
      {
        name: 'category',
        label: t('consoleUnits.category'),
        kind: 'choice' as const,
        options: CATEGORIES.map((value) => ({ value, label: t(`course.category.${value}`) })),
      },
      {
        name: 'level',
        label: t('consoleUnits.level'),
        kind: 'choice' as const,
        options: CEFR_LEVELS.map((value) => ({ value, label: value })),
      },
      {
        name: 'licence',
        label: t('consoleUnits.pool.licence'),
        kind: 'choice' as const,
        options: [
          { value: 'named', label: t('consoleUnits.pool.named') },
          { value: 'none', label: t('consoleUnits.pool.unnamed') },
        ],
      },
    ],
    [t],
  );
  return (
    <ConsoleTable
      caption={t('consoleUnits.pool.articles')}
      query={pool}
      address={address}
      columns={columns}
      filters={filters}
      rowId={({ id }) => id}
    />
  );
}
