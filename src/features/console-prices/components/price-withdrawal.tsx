'use client';
import { useState } from 'react';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import { usePriceActs } from '../hooks';

/** A set price that is to be taken back, as the page shows it. */
export interface ChosenPrice {
  id: string;
  plan: string;
  day: string;
  price: string;
}

interface PriceWithdrawalProps {
  /** Null while none is chosen. */
  chosen: ChosenPrice | null;
  onClose: () => void;
}

/** The dialog that takes a set price back, and how that ended. */
export function PriceWithdrawal({ chosen, onClose }: PriceWithdrawalProps) {
  const t = useScopedI18n('consolePrices');
  const { withdraw } = usePriceActs();
  const act = useAct();
  const [reason, setReason] = useState('');
  const { plan = '', day = '', price = '' } = chosen ?? {};
  const send = async (id: string) => {
    const given = reason.trim();
    const input = { id, ...(given && { reason: given }) };
    if (await act.run(() => withdraw.mutateAsync(input), t('withdrawn', { plan, day })))
      setReason('');
    onClose();
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <ActDialog
        open={chosen !== null}
        onClose={onClose}
        title={t('takeBackName', { plan, day })}
        text={t('takeBackText', { day, price })}
        submit={t('takeBack')}
        cancel={t('keep')}
        busy={act.busy}
        onSubmit={() => chosen && send(chosen.id)}
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
