'use client';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorUnit } from '~/schemas/operator-unit';
import { useWithdrawUnit } from '../hooks';

interface UnitWithdrawalProps {
  /** The unit to withdraw; null for none. */
  unit: OperatorUnit | null;
  onClose: () => void;
}

/** The dialog that withdraws a unit, with the number of learners who have begun it. */
export function UnitWithdrawal({ unit, onClose }: UnitWithdrawalProps) {
  const t = useI18n();
  const language = useLanguage();
  const withdraw = useWithdrawUnit();
  const headline = unit?.headline[language] ?? '';
  return (
    <WithdrawalDialog
      chosen={unit}
      idOf={({ slug }) => slug}
      onClose={onClose}
      isDangerous
      texts={{
        title: t('consoleUnits.withdraw.title', { headline }),
        text: t('consoleUnits.withdraw.text', { count: unit?.learners ?? 0 }),
        submit: t('consoleUnits.withdraw.submit'),
        cancel: t('consoleUnits.withdraw.cancel'),
        failed: t('consoleUnits.withdraw.failed'),
        done: t('consoleUnits.withdraw.done', { headline }),
      }}
      withdraw={({ slug }, why) => withdraw.mutateAsync({ slug, ...why })}
    >
      <p>{t(unit?.draftId ? 'consoleUnits.withdraw.ofDraft' : 'consoleUnits.withdraw.ofFile')}</p>
    </WithdrawalDialog>
  );
}
