'use client';
import { useState } from 'react';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import type { LegalSlug } from '~/schemas/site-content';
import { useLegalActs } from '../hooks';

/** A version that is to be taken back, as the page shows it. */
export interface ChosenVersion {
  slug: LegalSlug;
  version: string;
  name: string;
  day: string;
}

interface LegalWithdrawalProps {
  /** Null while none is chosen. */
  chosen: ChosenVersion | null;
  onClose: () => void;
}

/** The dialog that takes back a version that is not in force yet, and how that ended. */
export function LegalWithdrawal({ chosen, onClose }: LegalWithdrawalProps) {
  const t = useScopedI18n('consoleLegal');
  const { withdraw } = useLegalActs();
  const act = useAct();
  const [reason, setReason] = useState('');
  const { name = '', day = '' } = chosen ?? {};
  const send = async ({ slug, version }: ChosenVersion) => {
    const given = reason.trim();
    const input = { slug, version, ...(given && { reason: given }) };
    if (await act.run(() => withdraw.mutateAsync(input), t('withdrew', { name, day })))
      setReason('');
    onClose();
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <ActDialog
        open={chosen !== null}
        onClose={onClose}
        title={t('withdrawName', { name, day })}
        text={t('withdrawText')}
        submit={t('withdraw')}
        isDangerous
        cancel={t('keep')}
        busy={act.busy}
        onSubmit={() => chosen && send(chosen)}
      >
        <ReasonField
          label={t('reason')}
          hint={t('reasonHint')}
          value={reason}
          onChange={setReason}
        />
      </ActDialog>
    </>
  );
}
