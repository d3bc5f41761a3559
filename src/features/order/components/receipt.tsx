'use client';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';

interface ReceiptLine {
  id: string;
  name: string;
  qty: number;
  subtotal: number;
  months: number;
  bonusDays: number;
}

interface Props {
  lines: readonly ReceiptLine[];
  /** The discount; its line is shown when it is greater than 0. */
  discount: number;
  total: number;
  /** The coupon code of the discount. */
  coupon?: string | null;
}

/** Items and totals, figures aligned. */
export function Receipt({ lines, discount, total, coupon }: Props) {
  const t = useI18n();
  return (
    <div className="figures">
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="flex justify-between gap-6 border-b border-line py-3">
            <span className="min-w-0">
              <span className="font-semibold">
                {line.name}
                {line.qty > 1 && ` × ${line.qty}`}
              </span>
              {line.months > 0 && (
                <span className="block text-sm text-soft">
                  <PlanTime months={line.months * line.qty} bonusDays={line.bonusDays * line.qty} />
                </span>
              )}
            </span>
            <span>{formatCurrency(line.subtotal)}</span>
          </li>
        ))}
      </ul>
      {discount > 0 && (
        <p className="flex justify-between gap-6 border-b border-line py-3">
          <span className="min-w-0 wrap-anywhere">
            {t('order.discount')}
            {coupon && <span className="ml-2 text-sm text-soft">{coupon}</span>}
          </span>
          <span data-testid="order-discount">−{formatCurrency(discount)}</span>
        </p>
      )}
      <p className="flex items-baseline justify-between gap-6 pt-3">
        <span className="text-soft">{t('order.total')}</span>
        <strong data-testid="order-total" className="font-english text-2xl font-semibold">
          {formatCurrency(total)}
        </strong>
      </p>
    </div>
  );
}

/** "6 個月，再送 60 天" */
function PlanTime(time: { months: number; bonusDays: number }) {
  const t = useI18n();
  const months = t('plan.months', { count: time.months });
  const days = t('plan.days', { count: time.bonusDays });
  return time.bonusDays > 0 ? t('plan.barLabel', { months, days }) : months;
}
