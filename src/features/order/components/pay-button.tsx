'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import type { OrderView } from '~/schemas/order';
import { usePayOrder } from '../hooks';

/** Goes to the bank's page of a pending order. */
export function PayButton({ order, size = 'md' }: { order: OrderView; size?: 'sm' | 'md' }) {
  const t = useI18n();
  const refusal = useRefusal('payment');
  const pay = usePayOrder();
  const again = order.payment?.status === 'DECLINED';
  return (
    <Button
      size={size}
      busy={pay.busy}
      onClick={() =>
        pay
          .mutateAsync({ id: order.id })
          .catch((error) => toast.warning(t('order.list.notPaid'), { description: refusal(error) }))
      }
    >
      {t(again ? 'order.payAgain' : 'order.payNow')}
    </Button>
  );
}
