'use client';
import type { DataTableState } from '~/components/ui/data-table/use-data-table';
import { BulkAct } from '~/console/bulk/bulk-act';
import { BulkResults } from '~/console/bulk/bulk-results';
import { useBulk } from '~/console/bulk/use-bulk';
import { useBulkText } from '~/console/bulk/use-bulk-text';
import { useScopedI18n } from '~/i18n/client';
import type { CouponRow } from '~/schemas/operator-coupon';
import { useWithdrawMany } from '../hooks';

const isFor = ({ state }: CouponRow) => state !== 'WITHDRAWN';

/** Withdraws the selected coupons.
 *  @returns the button for the table, and how it ended */
export function useBulkWithdrawal() {
  const t = useScopedI18n('consoleCoupons');
  const { withdraw, readAgain } = useWithdrawMany();
  const { progress, run } = useBulk<CouponRow>({ onEnd: readAgain });
  const toText = useBulkText<CouponRow>(({ code }) => code);
  const send = (coupons: readonly CouponRow[], reason: string) =>
    run(coupons, async ({ code }) => {
      await withdraw.mutateAsync({ coupon: code, reason });
      return { state: 'done' };
    });
  return {
    results: <BulkResults progress={progress} toText={toText} />,
    act: (table: DataTableState<CouponRow>) => (
      <BulkAct
        table={table}
        isFor={isFor}
        busy={progress?.busy === true}
        label={(count) => t('bulk.label', { count })}
        title={(count) => t('bulk.title', { count })}
        text={t('withdrawText')}
        submit={t('withdraw')}
        isDangerous
        asksReason
        onSend={send}
      />
    ),
  };
}
