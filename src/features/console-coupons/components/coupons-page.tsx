'use client';
import { useCallback, useMemo, useState } from 'react';
import { useTableAddress } from '~/components/ui/data-table/use-table-address';
import { ConsoleTable } from '~/console/console-table';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { useCoupons } from '../hooks';
import { useBulkWithdrawal } from '../use-bulk-withdrawal';
import { CouponForm } from './coupon-form';
import { CouponWithdrawal } from './coupon-withdrawal';
import { useCouponColumns } from './use-coupon-columns';

const RULES = {
  filters: ['q', 'withdrawn'],
  defaultSort: { column: 'createdAt', order: 'desc' },
} as const;

/** The coupons with their uses, and the form of a new one. */
export function CouponsPage() {
  const t = useScopedI18n('consoleCoupons');
  const address = useTableAddress(RULES);
  const coupons = useCoupons(address.filters, address.sort);
  const [chosen, setChosen] = useState<string | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const columns = useCouponColumns(setChosen);
  const bulk = useBulkWithdrawal();
  const filters = useMemo(
    () => [
      { name: 'q', label: t('q'), kind: 'search' as const },
      {
        name: 'withdrawn',
        label: t('withdrawn'),
        kind: 'choice' as const,
        options: [
          { value: 'no', label: t('no') },
          { value: 'yes', label: t('yes') },
        ],
      },
    ],
    [t],
  );
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <CouponWithdrawal code={chosen} onClose={close} />
      {bulk.results}
      <ConsoleTable
        caption={t('title')}
        query={coupons}
        address={address}
        columns={columns}
        filters={filters}
        rowId={({ code }) => code}
        file="coupons"
        bulk={bulk.act}
      />
      <CouponForm />
    </div>
  );
}
