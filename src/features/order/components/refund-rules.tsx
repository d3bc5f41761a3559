'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { minuteText } from '~/lib/minute-text';
import { moneyText } from '~/lib/money-text';
import type { OrderView } from '~/schemas/order';
import type { RefundStanding } from '~/schemas/refund';

type Quote = NonNullable<RefundStanding['quote']>;

/** How the amount comes about, line by line. */
export function RefundRules({ order, quote }: { order: OrderView; quote: Quote }) {
  const t = useI18n();
  const language = useLanguage();
  const text = ({ lineId, rule, totalDays, usedDays }: Quote['lines'][number]) => {
    const paid = order.lines.find(({ id }) => id === lineId)?.subtotal ?? 0;
    switch (rule) {
      case 'SEVEN_DAYS':
        return t('order.refund.rules.SEVEN_DAYS', {
          time: minuteText(quote.sevenDaysUntil, language),
        });
      case 'BY_DAY':
        return t('order.refund.rules.BY_DAY', {
          paid: moneyText(paid),
          left: totalDays - usedDays,
          total: totalDays,
        });
      default:
        return t(`order.refund.rules.${rule}`);
    }
  };
  const named = quote.lines.length > 1;
  return (
    <ul className="figures grid gap-1 text-sm text-soft">
      {quote.lines.map((line) => (
        <li key={line.lineId}>
          {named && `${order.lines.find(({ id }) => id === line.lineId)?.name ?? ''}　`}
          {text(line)}
        </li>
      ))}
      {quote.lines.some(({ rule }) => rule === 'BY_DAY') && <li>{t('order.refund.bonus')}</li>}
    </ul>
  );
}
