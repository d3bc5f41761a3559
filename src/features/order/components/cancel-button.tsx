'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import type { OrderView } from '~/schemas/order';
import { useCancelOrder } from '../hooks';

/** Cancels a pending order, after asking: it cannot be taken back. */
export function CancelButton({ order }: { order: OrderView }) {
  const t = useI18n();
  const refusal = useRefusal();
  const cancel = useCancelOrder();
  const [asking, setAsking] = useState(false);
  const confirm = () =>
    cancel
      .mutateAsync({ id: order.id })
      .then(
        () => toast.success(t('order.list.cancelled')),
        (error) => toast.warning(t('order.list.notCancelled'), { description: refusal(error) }),
      )
      .finally(() => setAsking(false));
  return (
    <>
      <Button size="sm" look="quiet" onClick={() => setAsking(true)}>
        {t('order.cancel')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('order.list.cancelTitle')}
        description={t('order.list.cancelText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('order.keep')}
            </Button>
            <Button look="danger" busy={cancel.isPending} onClick={confirm}>
              {t('order.cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
