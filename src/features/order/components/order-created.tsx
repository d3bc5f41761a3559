'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderView } from '~/schemas/order';
import { useOrder } from '../hooks';
import { DescriptionList } from './description-list';
import { GiftState } from './gift-state';
import { InvoiceDetails } from './invoice-details';
import { OrderStatusHeadline } from './order-status-headline';
import { Receipt } from './receipt';
import { ReceiptLink } from './receipt-link';
import { RefundPanel } from './refund-panel';
import { StatusBadge, useMethodText } from './status-badge';

/** The status of an order according to the server: the payment return is no proof of a payment. */
export function OrderCreated({ id }: { id: string }) {
  const t = useI18n();
  const order = useOrder(id);
  return (
    <div className="checkout">
      {order.data ? (
        <>
          <OrderStatusHeadline order={order.data} />
          <Details order={order.data} />
          {order.data.gift && <GiftState order={order.data} gift={order.data.gift} />}
          {order.data.paidAt && order.data.total > 0 && <RefundPanel order={order.data} />}
        </>
      ) : order.isError ? (
        <RetryNotice
          text={t('order.created.failed')}
          retry={t('common.retry')}
          onRetry={order.refetch}
        >
          <ErrorReference error={order.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-72 w-full" />
      )}
    </div>
  );
}

function Details({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
  const method = useMethodText();
  const over = order.status === 'CANCELLED' || order.status === 'EXPIRED';
  const invoice = over ? null : order.invoice;
  return (
    <section className="grid gap-6 border-t-2 border-text pt-6">
      <DescriptionList
        rows={[
          [
            t('order.number'),
            <span key="n" className="font-semibold">
              {order.number}
            </span>,
          ],
          [t('order.statusLabel'), <StatusBadge key="s" status={order.status} />],
          [t('order.method'), method(order)],
          order.paidAt
            ? [t('order.created.paidAt'), formatDateTime(order.paidAt, language)]
            : [t('order.created.createdAt'), formatDateTime(order.createdAt, language)],
          invoice && [t('invoice.title'), <InvoiceDetails key="i" invoice={invoice} />],
        ]}
      />
      <Receipt {...order} />
      {order.paidAt && (
        <p>
          <ReceiptLink id={order.id} />
        </p>
      )}
    </section>
  );
}
