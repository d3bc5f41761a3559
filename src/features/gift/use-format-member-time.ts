'use client';
import { useI18n } from '~/i18n/client';

/** Formats the member time of a gift: "6 個月，再送 60 天". */
export function useFormatMemberTime(): (time: { months: number; days: number }) => string {
  const t = useI18n();
  return ({ months, days }) => {
    if (months === 0) return t('gift.days', { count: days });
    const monthsText = t('gift.months', { count: months });
    if (days === 0) return monthsText;
    return t('gift.monthsAndDays', { months: monthsText, days: t('gift.days', { count: days }) });
  };
}
