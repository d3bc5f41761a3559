'use client';
import { WithdrawalDialog } from '~/console/withdrawal-dialog';
import { useScopedI18n } from '~/i18n/client';
import { useCouponActs } from '../hooks';

interface CouponWithdrawalProps {
  /** Code of the coupon to withdraw; null for none. */
  code: string | null;
  onClose: () => void;
}

/** The dialog that withdraws a coupon. */
export function CouponWithdrawal({ code, onClose }: CouponWithdrawalProps) {
  const t = useScopedI18n('consoleCoupons');
  const { withdraw } = useCouponActs();
  return (
    <WithdrawalDialog
      chosen={code}
      idOf={(chosen) => chosen}
      onClose={onClose}
      texts={{
        title: t('withdrawTitle', { code: code ?? '' }),
        text: t('withdrawText'),
        submit: t('withdraw'),
        cancel: t('cancel'),
        failed: t('failed'),
        done: t('withdrew', { code: code ?? '' }),
      }}
      withdraw={(coupon, reason) => withdraw.mutateAsync({ coupon, ...reason })}
    />
  );
}
