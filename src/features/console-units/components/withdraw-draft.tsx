'use client';
import { ActButton, REASON } from '~/console/act-button';
import { ReasonField } from '~/console/reason-field';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Withdraws the unit of a draft, after a dialog with the effects. */
export function WithdrawDraft({ draft: { texts } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const { withdraw } = usePublication();
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
      fields={REASON}
      run={({ reason }) => withdraw.mutateAsync({ slug: texts.slug, reason })}
    >
      {(form) => (
        <ReasonField
          label={t('consoleUnits.withdraw.reason')}
          hint={t('consoleUnits.withdraw.reasonHint')}
          required
          {...form.reason('reason')}
        />
      )}
    </ActButton>
  );
}
