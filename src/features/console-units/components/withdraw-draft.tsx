'use client';
import { useState } from 'react';
import { ActButton } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Withdraws the unit of a draft, after what that does was said. */
export function WithdrawDraft({ draft: { texts } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const { withdraw } = usePublication();
  const [reason, setReason] = useState('');
  return (
    <ActButton
      label={t('consoleUnits.withdraw.open')}
      variant="secondary"
      title={t('consoleUnits.withdraw.title', { headline: texts.headline[language] })}
      text={t('consoleUnits.publish.undo')}
      submit={t('consoleUnits.withdraw.submit')}
      isDangerous
      cancel={t('consoleUnits.withdraw.cancel')}
      failed={t('consoleUnits.publish.failed')}
      run={() => withdraw.mutateAsync({ slug: texts.slug, reason })}
    >
      <ReasonField
        label={t('consoleUnits.withdraw.reason')}
        hint={t('consoleUnits.withdraw.reasonHint')}
        required
        value={reason}
        onChange={setReason}
      />
    </ActButton>
  );
}
