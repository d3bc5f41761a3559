'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderView } from '~/schemas/order';
import type { RequestedLine } from '~/schemas/refund';

interface Props {
  order: OrderView;
  /** Lines of a quote, or of an existing request. */
  lines: readonly RequestedLine[];
  /** Last time of a full refund for an unused order; null for an existing request. */
  sevenDaysUntil?: Date | null;
}

/** How the amount is calculated; with several lines, each with its share of it. */
export function RefundRules({ order, lines, sevenDaysUntil = null }: Props) {
  const t = useI18n();
  const text = useRuleText(sevenDaysUntil);
  const named = lines.length > 1;
  return (
    <ul className="figures grid w-full max-w-text gap-2 text-sm text-soft">
      {lines.map((line) => (
        <li key={line.lineId}>
          {named && (
            <span className="flex justify-between gap-6 font-semibold text-text">
              <span>{order.lines.find(({ id }) => id === line.lineId)?.name}</span>
              <span>{formatCurrency(line.amount)}</span>
            </span>
          )}
          {text(line)}
        </li>
      ))}
      {lines.some(({ rule }) => rule === 'BY_DAY') && <li>{t('order.refund.bonus')}</li>}
    </ul>
  );
}

function useRuleText(sevenDaysUntil: Date | null) {
  const t = useI18n();
  const language = useLanguage();
  return ({ rule, paid, totalDays, usedDays }: RequestedLine): string => {
    if (rule === 'SEVEN_DAYS' && sevenDaysUntil)
      return t('order.refund.rules.SEVEN_DAYS', { time: formatDateTime(sevenDaysUntil, language) });
    if (rule === 'SEVEN_DAYS') return t('order.refund.rules.UNUSED');
    if (rule !== 'BY_DAY') return t(`order.refund.rules.${rule}`);
    const days = { left: totalDays - usedDays, total: totalDays };
    if (paid === undefined) return t('order.refund.rules.DAYS', days);
    return t('order.refund.rules.BY_DAY', { ...days, paid: formatCurrency(paid) });
  };
}
