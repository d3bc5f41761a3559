'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderView } from '~/schemas/order';
import type { RefundRequestView } from '~/schemas/refund';
import { useRefundRequest } from '../hooks';
import { RefundRules } from './refund-rules';

interface Props {
  order: OrderView;
  request: RefundRequestView;
  /** Amount already refunded. */
  refunded: number;
}

/** The status of the newest request; an undecided one can be withdrawn. */
export function RefundRequested({ order, request, refunded }: Props) {
  const t = useI18n();
  const language = useLanguage();
  const showFailure = useFailureToast();
  const { withdraw } = useRefundRequest(order.id);
  const amount = formatCurrency(request.amount);
  const withdrawRequest = () =>
    withdraw.mutateAsync({ id: order.id }).then(
      () => toast.success(t(order.gift ? 'order.refund.withdrawnGift' : 'order.refund.withdrawn')),
      (error) => showFailure(t('order.refund.notWithdrawn'), error),
    );
  if (request.status === 'REQUESTED')
    return (
      <Notice title={t('order.refund.requested', { amount })}>
        <RefundRules order={order} lines={request.lines} />
        <p className="my-3">
          <Phrases>
            {t(order.gift ? 'order.refund.requestedGiftText' : 'order.refund.requestedText', {
              time: formatDateTime(request.requestedAt, language),
            })}
          </Phrases>
        </p>
        <Button variant="secondary" size="sm" busy={withdraw.isPending} onClick={withdrawRequest}>
          {t('order.refund.withdraw')}
        </Button>
      </Notice>
    );
  if (request.status === 'REJECTED')
    return (
      <Notice tone="warning" title={t('order.refund.rejected')}>
        {request.note}
      </Notice>
    );
  if (request.status === 'APPROVED' && refunded < request.amount)
    return (
      <Notice title={t('order.refund.approved', { amount })}>
        {t('order.refund.approvedText')}
      </Notice>
    );
  return null;
}
