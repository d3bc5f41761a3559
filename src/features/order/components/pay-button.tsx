'use client';
import { Button } from '~/components/ui/button';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import type { OrderSummary } from '~/schemas/order';
import { usePayOrder } from '../hooks';

/** Redirects to the card page of a pending order. */
export function PayButton({
  order,
  size = 'md',
}: {
  order: Pick<OrderSummary, 'id' | 'payment'>;
  size?: 'sm' | 'md';
}) {
  const t = useI18n();
  const showFailure = useFailureToast('payment');
  const pay = usePayOrder();
  const again = order.payment?.status === 'DECLINED';
  return (
    <Button
      size={size}
      busy={pay.busy}
      onClick={() =>
        pay
          .mutateAsync({ id: order.id })
          .catch((error) => showFailure(t('order.list.notPaid'), error))
      }
    >
      {t(again ? 'order.payAgain' : 'order.payNow')}
    </Button>
  );
}
