'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { ACCESSES, CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { type OperatorUnit, UNIT_STATES } from '~/schemas/operator-unit';
import { useUnits } from '../hooks';
import { UnitWithdrawal } from './unit-withdrawal';
import { useUnitColumns } from './use-unit-columns';

const RULES = {
  filters: ['q', 'category', 'level', 'access', 'state'],
  defaultSort: { column: 'publishedOn', order: 'desc' },
} as const;

/** Every unit, with its state and the actions on it. */
export function UnitTable() {
  const t = useI18n();
  const [withdrawing, setWithdrawing] = useState<OperatorUnit | null>(null);
  const close = useCallback(() => setWithdrawing(null), []);
  const address = useTableAddress(RULES);
  const units = useUnits(address.filters, address.sort);
  const columns = useUnitColumns(setWithdrawing);
  const filters = useMemo(() => {
    const choice = <Value extends string>(
      name: string,
      label: string,
      values: readonly Value[],
      toLabel: (value: Value) => string,
    ) => ({
      name,
      label,
      kind: 'choice' as const,
      options: values.map((value) => ({ value, label: toLabel(value) })),
    });
    return [
      { name: 'q', label: t('consoleUnits.q'), kind: 'search' as const },
      choice('category', t('consoleUnits.category'), CATEGORIES, (value) =>
        t(`course.category.${value}`),
      ),
      choice('level', t('consoleUnits.level'), LEVELS, (value) => value),
      choice('access', t('consoleUnits.access'), ACCESSES, (value) => t(`course.access.${value}`)),
      choice('state', t('consoleUnits.state'), UNIT_STATES, (value) =>
        t(`consoleUnits.states.${value}`),
      ),
    ];
  }, [t]);
  return (
    <div className="grid gap-4">
      <UnitWithdrawal unit={withdrawing} onClose={close} />
      <ConsoleTable
        caption={t('consoleUnits.title')}
        query={units}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ slug }) => slug}
      />
    </div>
  );
}
