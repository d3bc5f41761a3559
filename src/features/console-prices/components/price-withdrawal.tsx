'use client';
import { useState } from 'react';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
import { type Day, taipeiDay } from '~/domain/day';
import { useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { LadderInput } from '~/schemas/operator-price';
import { usePriceActs } from '../hooks';
import { LadderConfirmation } from './ladder-confirmation';

/** A set price to withdraw, as the page shows it. */
export interface ChosenPrice {
  id: string;
  planId: string;
  /** The first day of the price, in Taipei. */
  startsOn: string;
  plan: string;
  day: string;
  price: string;
  /** The price that becomes valid again if this one has begun; null before it begins. */
  before: number | null;
}

interface PriceWithdrawalProps {
  /** Null while none is chosen. */
  chosen: ChosenPrice | null;
  now: Date;
  onClose: () => void;
}

/** The dialog that withdraws a set price. */
export function PriceWithdrawal({ chosen, now, onClose }: PriceWithdrawalProps) {
  const t = useScopedI18n('consolePrices');
  const { withdraw } = usePriceActs();
  const [confirmation, setConfirmation] = useState('');
  const close = () => {
    setConfirmation('');
    onClose();
  };
  const { plan = '', day = '', price = '', before = null } = chosen ?? {};
  const text =
    before === null
      ? t('takeBackText', { day, price })
      : t('takeBackStarted', { plan, price, before: formatCurrency(before) });
  return (
    <WithdrawalDialog
      chosen={chosen}
      idOf={({ id }) => id}
      onClose={close}
      texts={{
        title: t('takeBackName', { plan, day }),
        text,
        submit: t('takeBack'),
        cancel: t('keep'),
        failed: t('failed'),
        done: t('withdrawn', { plan, day }),
      }}
      withdraw={({ id }, reason) => withdraw.mutateAsync({ id, ...reason, confirmation })}
    >
      <LadderConfirmation
        change={chosen && toChange(chosen, taipeiDay(now))}
        value={confirmation}
        onChange={setConfirmation}
      />
    </WithdrawalDialog>
  );
}

/** The change of the prices by the withdrawal: the previous price from today on, or no set price for the
 *  day. */
function toChange({ planId, startsOn, before }: ChosenPrice, today: Day): LadderInput {
  return before === null ? { planId, startsOn } : { planId, startsOn: today, price: before };
}
