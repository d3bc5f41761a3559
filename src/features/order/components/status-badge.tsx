'use client';
import { Badge } from '~/components/ui/badge';
import { useI18n } from '~/i18n/client';
import type { OrderSummary, OrderView } from '~/schemas/order';

const TONES = {
  PENDING: 'warning',
  PAID: 'good',
  CANCELLED: 'plain',
  EXPIRED: 'plain',
  PARTLY_REFUNDED: 'ink',
  REFUNDED: 'ink',
} as const;

/** An order's status in a word. */
export function StatusBadge({ status }: { status: OrderView['status'] }) {
  const t = useI18n();
  return <Badge tone={TONES[status]}>{t(`order.status.${status}`)}</Badge>;
}

/** The payment method of an order: the card's last four digits once they are known. */
export function useMethodText(): (order: Pick<OrderSummary, 'payment' | 'total'>) => string {
  const t = useI18n();
  return ({ payment, total }) => {
    if (total === 0) return t('coupon.nothingPaid');
    return payment?.status === 'CAPTURED' && payment.cardLast4
      ? t('order.cardEnding', { last4: payment.cardLast4 })
      : t('order.creditCard');
  };
}
