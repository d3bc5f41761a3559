'use client';
import { useState } from 'react';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
import { useScopedI18n } from '~/i18n/client';
import { usePriceActs } from '../hooks';
import { LadderConfirmation } from './ladder-confirmation';

/** A set price that is to be taken back, as the page shows it. */
export interface ChosenPrice {
  id: string;
  planId: string;
  /** The first day of the price, in Taipei. */
  startsOn: string;
  plan: string;
  day: string;
  price: string;
}

interface PriceWithdrawalProps {
  /** Null while none is chosen. */
  chosen: ChosenPrice | null;
  onClose: () => void;
}

/** The dialog that takes a set price back. */
export function PriceWithdrawal({ chosen, onClose }: PriceWithdrawalProps) {
  const t = useScopedI18n('consolePrices');
  const { withdraw } = usePriceActs();
  const [confirmation, setConfirmation] = useState('');
  const close = () => {
    setConfirmation('');
    onClose();
  };
  const { plan = '', day = '', price = '' } = chosen ?? {};
  return (
    <WithdrawalDialog
      chosen={chosen}
      idOf={({ id }) => id}
      onClose={close}
      texts={{
        ...{ title: t('takeBackName', { plan, day }), text: t('takeBackText', { day, price }) },
        ...{ submit: t('takeBack'), cancel: t('keep') },
        ...{ failed: t('failed'), done: t('withdrawn', { plan, day }) },
      }}
      withdraw={({ id }, reason) => withdraw.mutateAsync({ id, ...reason, confirmation })}
    >
      <LadderConfirmation
        change={chosen && { planId: chosen.planId, startsOn: chosen.startsOn }}
        value={confirmation}
        onChange={setConfirmation}
      />
    </WithdrawalDialog>
  );
}
