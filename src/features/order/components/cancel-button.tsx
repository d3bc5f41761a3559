'use client';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useQuestion } from '~/forms/use-question';
import { useI18n } from '~/i18n/client';
import type { OrderSummary } from '~/schemas/order';
import { useCancelOrder } from '../hooks';

/** Cancels a pending order after a confirmation, since it cannot be undone. */
export function CancelButton({ order }: { order: Pick<OrderSummary, 'id'> }) {
  const t = useI18n();
  const cancel = useCancelOrder();
  const { busy, ask, keep, send, dialog } = useQuestion({
    run: () => cancel.mutateAsync({ id: order.id }),
    done: t('order.list.cancelled'),
    failed: t('order.list.notCancelled'),
  });
  return (
    <>
      <Button size="sm" variant="quiet" onClick={ask}>
        {t('order.cancel')}
      </Button>
      <Dialog
        {...dialog}
        title={t('order.list.cancelTitle')}
        description={t('order.list.cancelText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={keep} disabled={busy}>
              {t('order.keep')}
            </Button>
            <Button variant="danger" busy={busy} onClick={send}>
              {t('order.cancel')}
            </Button>
          </>
        }
      />
    </>
  );
}
