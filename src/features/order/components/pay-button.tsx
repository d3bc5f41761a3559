'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useErrorMessage } from '~/forms/use-error-message';
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
  const errorMessage = useErrorMessage('payment');
  const pay = usePayOrder();
  const again = order.payment?.status === 'DECLINED';
  return (
    <Button
      size={size}
      busy={pay.busy}
      onClick={() =>
        pay
          .mutateAsync({ id: order.id })
          .catch((error) =>
            toast.warning(t('order.list.notPaid'), { description: errorMessage(error) }),
          )
      }
    >
      {t(again ? 'order.payAgain' : 'order.payNow')}
    </Button>
  );
}
