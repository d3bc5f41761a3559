'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import type { OrderSummary } from '~/schemas/order';
import { useCancelOrder } from '../hooks';

/** Cancels a pending order, after asking: it cannot be undone. */
export function CancelButton({ order }: { order: Pick<OrderSummary, 'id'> }) {
  const t = useI18n();
  const showFailure = useFailureToast();
  const cancel = useCancelOrder();
  const [confirming, setConfirming] = useState(false);
  const confirm = () =>
    cancel
      .mutateAsync({ id: order.id })
      .then(
        () => toast.success(t('order.list.cancelled')),
        (error) => showFailure(t('order.list.notCancelled'), error),
      )
      .finally(() => setConfirming(false));
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setConfirming(true)}>
        {t('order.cancel')}
      </Button>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('order.list.cancelTitle')}
        description={t('order.list.cancelText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              {t('order.keep')}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={confirm}>
              {t('order.cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
