'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { RefundEffects } from '~/schemas/operator-refund';

/** The effects of a refund as sentences: on the money, the member time and the invoice. */
export function useRefundTexts() {
  const t = useI18n();
  const language = useLanguage();
  return {
    /** @param last4 of the card, where one is known */
    money: (sum: number, last4: string | null): string => {
      const amount = formatCurrency(sum);
      return last4
        ? t('consoleRefunds.money', { amount, last4 })
        : t('consoleRefunds.moneyNoCard', { amount });
    },
    member: ({ before, after }: RefundEffects['memberUntil'], isGift: boolean): string => {
      if (isGift) return t('consoleRefunds.gift');
      if (!before) return t('consoleRefunds.memberNone');
      const day = formatDate(before, language);
      if (!after) return t('consoleRefunds.memberEnds', { before: day });
      return t('consoleRefunds.member', { before: day, after: formatDate(after, language) });
    },
    invoice: (invoice: RefundEffects['invoice']): string => {
      if (!invoice) return t('consoleRefunds.noInvoice');
      const number = invoice.number ?? '';
      if (invoice.effect === 'VOID') return t('consoleRefunds.invoice.VOID', { number });
      if (invoice.effect === 'ALLOWANCE') return t('consoleRefunds.invoice.ALLOWANCE', { number });
      return t(`consoleRefunds.invoice.${invoice.effect}`);
    },
  };
}
