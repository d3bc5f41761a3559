'use client';
import { ActButton } from '~/console/act-button';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Discards the correction of a published unit after a confirmation, since its changes are lost. */
export function DropCorrection({ draft: { id, version } }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits.correct');
  const { drop } = usePublication();
  return (
    <ActButton
      label={t('drop')}
      variant="quiet"
      title={t('dropTitle')}
      text={t('dropText')}
      submit={t('drop')}
      isDangerous
      cancel={t('goOn')}
      failed={t('failed')}
      run={() => drop.mutateAsync({ id, version })}
    />
  );
}
