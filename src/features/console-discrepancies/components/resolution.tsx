'use client';
import { useState } from 'react';
import { TextAreaField } from '~/components/ui/text-area-field';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import { useResolution } from '../hooks';

interface ResolutionProps {
  /** The discrepancy that is to be resolved; null while none is. */
  id: string | null;
  onClose: () => void;
}

/** The dialog that resolves a discrepancy with a note, and how that ended. */
export function Resolution({ id, onClose }: ResolutionProps) {
  const t = useScopedI18n('consoleDiscrepancies');
  const resolve = useResolution();
  const act = useAct();
  const [note, setNote] = useState('');
  const send = async (discrepancy: string) => {
    const input = { id: discrepancy, note };
    if (await act.run(() => resolve.mutateAsync(input), t('done'))) setNote('');
    onClose();
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <ActDialog
        open={id !== null}
        onClose={onClose}
        title={t('resolveTitle')}
        submit={t('save')}
        cancel={t('cancel')}
        busy={act.busy}
        onSubmit={() => id && send(id)}
      >
        <TextAreaField
          label={t('note')}
          hint={t('noteHint')}
          name="note"
          required
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </ActDialog>
    </>
  );
}
