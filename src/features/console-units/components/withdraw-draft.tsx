'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useI18n, useLanguage } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Withdraws the unit of a draft, after what that does was said. */
export function WithdrawDraft({ draft: { texts } }: { draft: OperatorDraft }) {
  const t = useI18n();
  const language = useLanguage();
  const act = useAct();
  const { withdraw } = usePublication();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const submit = async () => {
    await act.run(() => withdraw.mutateAsync({ slug: texts.slug, reason }), '');
    setIsOpen(false);
  };
  return (
    <>
      {act.outcome?.kind === 'failed' && (
        <ActNotice outcome={act.outcome} failed={t('consoleUnits.publish.failed')} />
      )}
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('consoleUnits.withdraw.open')}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('consoleUnits.withdraw.title', { headline: texts.headline[language] })}
        text={t('consoleUnits.publish.undo')}
        submit={t('consoleUnits.withdraw.submit')}
        isDangerous
        cancel={t('consoleUnits.withdraw.cancel')}
        busy={act.busy}
        onSubmit={submit}
      >
        <ReasonField
          label={t('consoleUnits.withdraw.reason')}
          hint={t('consoleUnits.withdraw.reasonHint')}
          required
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
  );
}
