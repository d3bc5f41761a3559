'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OrderView } from '~/schemas/order';
import { useRefundRequest } from '../hooks';

/** Requests the displayed amount, after saying what ends with it. */
export function RefundRequestForm({ order, amount }: { order: OrderView; amount: number }) {
  const t = useI18n();
  const showFailure = useFailureToast();
  const { request } = useRefundRequest(order.id);
  const [confirming, setConfirming] = useState(false);
  const send = () =>
    request
      .mutateAsync({ id: order.id, expectedAmount: amount })
      .then(
        () => toast.success(t('order.refund.sent')),
        (error) => showFailure(t('order.refund.notSent'), error),
      )
      .finally(() => setConfirming(false));
  return (
    <>
      <Button variant="secondary" onClick={() => setConfirming(true)}>
        {t('order.refund.ask')}
      </Button>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('order.refund.askTitle', { amount: formatCurrency(amount) })}
        description={t(order.gift ? 'order.refund.askGiftText' : 'order.refund.askText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={() => setConfirming(false)}>
              {t('order.keep')}
            </Button>
            <Button busy={request.isPending} onClick={send}>
              {t('order.refund.send')}
            </Button>
          </>
        }
      />
    </>
  );
}
