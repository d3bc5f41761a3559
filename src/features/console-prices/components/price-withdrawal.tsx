'use client';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
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
  const { plan = '', day = '', price = '' } = chosen ?? {};
  return (
    <WithdrawalDialog
      chosen={chosen}
      onClose={onClose}
      texts={{
        ...{ title: t('takeBackName', { plan, day }), text: t('takeBackText', { day, price }) },
        ...{ submit: t('takeBack'), cancel: t('keep') },
        ...{ failed: t('failed'), done: t('withdrawn', { plan, day }) },
      }}
      withdraw={({ id }, reason) => withdraw.mutateAsync({ id, ...reason })}
    />
  );
}
