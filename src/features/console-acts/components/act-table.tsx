'use client';
import { useMemo } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { ACT_KINDS, SUBJECT_KINDS } from '~/domain/operator-act';
import { useScopedI18n } from '~/i18n/client';
import { permissionText } from '~/i18n/permission-text';
import { useActs } from '../hooks';
import { useActColumns } from './use-act-columns';

const RULES = {
  filters: ['q', 'kind', 'subjectKind', 'from', 'to'],
  defaultSort: { column: 'at', order: 'desc' },
} as const;

/** The log of acts: actor, act, time, subject and reason. */
export function ActTable() {
  const t = useScopedI18n('consoleShell');
  const address = useTableAddress(RULES);
  const acts = useActs(address.filters, address.sort);
  const columns = useActColumns();
  const filters = useMemo(
    () => [
      { name: 'q', label: t('acts.q'), kind: 'search' as const },
      {
        name: 'kind',
        label: t('acts.kind'),
        kind: 'choice' as const,
        options: ACT_KINDS.map((value) => ({
          value,
          label: t(`acts.kinds.${permissionText(value)}`),
        })),
      },
      {
        name: 'subjectKind',
        label: t('acts.subjectKind'),
        kind: 'choice' as const,
        options: SUBJECT_KINDS.map((value) => ({ value, label: t(`acts.subjects.${value}`) })),
      },
      { name: 'from', label: t('table.from'), kind: 'day' as const },
      { name: 'to', label: t('table.to'), kind: 'day' as const },
    ],
    [t],
  );
  return (
    <div className="grid gap-6">
      <PageHead title={t('acts.title')}>{t('acts.lead')}</PageHead>
      <ConsoleTable
        caption={t('acts.title')}
        query={acts}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ id }) => id}
        file="acts"
      />
    </div>
  );
}
