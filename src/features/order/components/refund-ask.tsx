'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import { moneyText } from '~/lib/money-text';
import type { OrderView } from '~/schemas/order';
import { useRefundRequest } from '../hooks';

/** Asks for the amount that is shown, after saying what ends with it. */
export function RefundAsk({ order, amount }: { order: OrderView; amount: number }) {
  const t = useI18n();
  const refusal = useRefusal();
  const { ask } = useRefundRequest(order.id);
  const [asking, setAsking] = useState(false);
  const send = () =>
    ask
      .mutateAsync({ id: order.id, expectedAmount: amount })
      .then(
        () => toast.success(t('order.refund.sent')),
        (error) => toast.warning(t('order.refund.notSent'), { description: refusal(error) }),
      )
      .finally(() => setAsking(false));
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {t('order.refund.ask')}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={t('order.refund.askTitle', { amount: moneyText(amount) })}
        description={t(order.gift ? 'order.refund.askGiftText' : 'order.refund.askText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('order.keep')}
            </Button>
            <Button busy={ask.isPending} onClick={send}>
              {t('order.refund.send')}
            </Button>
          </>
        }
      />
    </>
  );
}
