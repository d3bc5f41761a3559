'use client';
import { Button } from '~/components/ui/button';
import { Dialog } from '~/components/ui/dialog';
import { useQuestion } from '~/forms/use-question';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OrderView } from '~/schemas/order';
import { useRefundRequest } from '../hooks';

/** Requests the displayed amount, after a note on the consequences. */
export function RefundRequestForm({ order, amount }: { order: OrderView; amount: number }) {
  const t = useI18n();
  const { request } = useRefundRequest(order.id);
  const { busy, ask, keep, send, dialog } = useQuestion({
    run: () => request.mutateAsync({ id: order.id, expectedAmount: amount }),
    done: t('order.refund.sent'),
    failed: t('order.refund.notSent'),
  });
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        {t('order.refund.ask')}
      </Button>
      <Dialog
        {...dialog}
        title={t('order.refund.askTitle', { amount: formatCurrency(amount) })}
        description={t(order.gift ? 'order.refund.askGiftText' : 'order.refund.askText')}
        closeLabel={t('common.close')}
        actions={
          <>
            <Button variant="quiet" onClick={keep} disabled={busy}>
              {t('order.keep')}
            </Button>
            <Button busy={busy} onClick={send}>
              {t('order.refund.send')}
            </Button>
          </>
        }
      />
    </>
  );
}
