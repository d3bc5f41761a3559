'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { usePublication } from '../hooks';

/** Gives up the correction of a published unit, after a question: what was changed is lost. */
export function DropCorrection({ draft: { id, version } }: { draft: OperatorDraft }) {
  const t = useScopedI18n('consoleUnits.correct');
  const act = useAct();
  const { drop } = usePublication();
  const [isOpen, setIsOpen] = useState(false);
  const submit = async () => {
    await act.run(() => drop.mutateAsync({ id, version }), '');
    setIsOpen(false);
  };
  return (
    <>
      {act.outcome?.kind === 'failed' && <ActNotice outcome={act.outcome} failed={t('failed')} />}
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {t('drop')}
      </Button>
      <ActDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('dropTitle')}
        text={t('dropText')}
        submit={t('drop')}
        isDangerous
        cancel={t('goOn')}
        busy={act.busy}
        onSubmit={submit}
      />
    </>
  );
}
