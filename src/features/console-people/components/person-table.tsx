'use client';
import { useMemo } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import { PEOPLE_GROUPS } from '~/schemas/operator-person';
import { usePersons } from '../hooks';
import { usePersonColumns } from './use-person-columns';

const RULES = {
  filters: ['group', 'from', 'to'],
  defaultSort: { column: 'createdAt', order: 'desc' },
} as const;

/** All accounts, with filters for those that need attention. */
export function PersonTable() {
  const t = useI18n();
  const address = useTableAddress(RULES);
  const persons = usePersons(address.filters, address.sort);
  const columns = usePersonColumns();
  const filters = useMemo(
    () => [
      {
        name: 'group',
        label: t('consolePeople.list.group'),
        kind: 'choice' as const,
        options: PEOPLE_GROUPS.map((value) => ({
          value,
          label: t(`consolePeople.list.groups.${value}`),
        })),
      },
      { name: 'from', label: t('consoleShell.table.from'), kind: 'day' as const },
      { name: 'to', label: t('consoleShell.table.to'), kind: 'day' as const },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('consolePeople.list.title')}>{t('consolePeople.list.lead')}</PageHead>
      <ConsoleTable
        caption={t('consolePeople.list.title')}
        query={persons}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
      />
    </div>
  );
}
