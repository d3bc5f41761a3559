'use client';
import { useState } from 'react';
import { ActDialog } from '~/console/act-dialog';
import { ActNotice } from '~/console/act-notice';
import { ReasonField } from '~/console/reason-field';
import { useAct } from '~/console/use-act';
import { useScopedI18n } from '~/i18n/client';
import { useCouponActs } from '../hooks';

interface CouponWithdrawalProps {
  /** Code of the coupon that is to be withdrawn; null while none is. */
  code: string | null;
  onClose: () => void;
}

/** The dialog that withdraws a coupon, and how that ended. */
export function CouponWithdrawal({ code, onClose }: CouponWithdrawalProps) {
  const t = useScopedI18n('consoleCoupons');
  const { withdraw } = useCouponActs();
  const act = useAct();
  const [reason, setReason] = useState('');
  const send = async (coupon: string) => {
    const input = { coupon, reason: reason || undefined };
    const isDone = await act.run(
      () => withdraw.mutateAsync(input),
      t('withdrew', { code: coupon }),
    );
    if (isDone) setReason('');
    onClose();
  };
  return (
    <>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <ActDialog
        open={code !== null}
        onClose={onClose}
        title={t('withdrawTitle', { code: code ?? '' })}
        text={t('withdrawText')}
        submit={t('withdraw')}
        cancel={t('cancel')}
        busy={act.busy}
        onSubmit={() => code && send(code)}
      >
        <ReasonField label={t('reason')} value={reason} onChange={setReason} />
      </ActDialog>
    </>
  );
}
