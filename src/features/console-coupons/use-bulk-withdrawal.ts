'use client';
import { useBulkAct } from '~/console/bulk/use-bulk-act';
import { useScopedI18n } from '~/i18n/client';
import type { CouponRow } from '~/schemas/operator-coupon';
import { useWithdrawMany } from './hooks';

const isFor = ({ state }: CouponRow) => state !== 'WITHDRAWN';

/** Withdraws the selected coupons. */
export function useBulkWithdrawal() {
  const t = useScopedI18n('consoleCoupons');
  const { withdraw, readAgain } = useWithdrawMany();
  return useBulkAct<CouponRow>({
    isFor,
    nameOf: ({ code }) => code,
    label: (count) => t('bulk.label', { count }),
    title: (count) => t('bulk.title', { count }),
    text: t('withdrawText'),
    submit: t('withdraw'),
    isDangerous: true,
    call: ({ code }, reason) => withdraw.mutateAsync({ coupon: code, reason }),
    readAgain,
  });
}
