'use client';
import { useMemo } from 'react';
import { Button } from '~/components/ui/button';
import type { DataColumn } from '~/components/ui/data-table/types';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { CouponRow } from '~/schemas/operator-coupon';

/** The columns of the table of coupons.
 *  @param onWithdraw opens the dialog that withdraws a coupon */
export function useCouponColumns(
  onWithdraw: (code: string) => void,
): readonly DataColumn<CouponRow>[] {
  const t = useScopedI18n('consoleCoupons');
  const language = useLanguage();
  return useMemo(
    () => [
      { id: 'code', head: t('code'), isName: true, sortable: true, cell: ({ code }) => code },
      { id: 'state', head: t('state'), cell: ({ state }) => t(`states.${state}`) },
      {
        id: 'value',
        head: t('value'),
        numeric: true,
        cell: ({ kind, value }) =>
          kind === 'PERCENT' ? t('percent', { value: String(value) }) : formatCurrency(value),
      },
      {
        id: 'minTotal',
        head: t('minTotal'),
        numeric: true,
        cell: ({ minTotal }) => (minTotal > 0 ? formatCurrency(minTotal) : '–'),
      },
      {
        id: 'used',
        head: t('used'),
        numeric: true,
        cell: ({ used, maxUses }) =>
          maxUses === null
            ? t('unlimited', { used: String(used) })
            : t('usedOf', { used: String(used), max: String(maxUses) }),
      },
      { id: 'from', head: t('from'), cell: ({ validFrom }) => formatDateTime(validFrom, language) },
      {
        id: 'until',
        head: t('until'),
        cell: ({ validUntil }) => (validUntil ? formatDateTime(validUntil, language) : t('open')),
      },
      { id: 'note', head: t('note'), cell: ({ note }) => note || '–' },
      {
        id: 'createdAt',
        head: t('created'),
        sortable: true,
        cell: ({ createdAt }) => formatDateTime(createdAt, language),
      },
      {
        id: 'acts',
        head: t('acts'),
        cell: ({ code, state }) =>
          state === 'WITHDRAWN' ? (
            '–'
          ) : (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t('withdrawName', { code })}
              onClick={() => onWithdraw(code)}
            >
              {t('withdraw')}
            </Button>
          ),
      },
    ],
    [t, language, onWithdraw],
  );
}
