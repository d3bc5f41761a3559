'use client';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { errorCode } from '~/trpc/error-code';
import type { CouponChoice } from '../use-coupon';

/** The error of a coupon as a sentence; null when there is none. */
export function useCouponError(): (coupon: CouponChoice) => string | null {
  const t = useI18n();
  const toMessage = useErrorMessage();
  return ({ block, isWaiting, quote: { data, error } }) => {
    if (block === 'checking' && !isWaiting) return null;
    if (block) return t(`coupon.${block}`);
    if (isWaiting) return null;
    if (data?.refusal === 'COUPON_TOTAL_TOO_SMALL')
      return t('coupon.minTotal', { amount: formatCurrency(data.minTotal) });
    if (data?.refusal) return t(`errors.${data.refusal}`);
    if (errorCode(error)) return toMessage(error);
    return error ? t('coupon.lost') : null;
  };
}
