'use client';
import { BuyerLink } from '~/console/buyer-link';
import { Facts } from '~/console/facts';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderOutline } from '~/schemas/operator-order';
import { useOrderOutline } from '../hooks';

/** An order as support sees it, to answer a letter about it: without card data and without actions. */
export function OrderOutlinePage({ number }: { number: string }) {
  const t = useI18n();
  const found = useOrderOutline(number);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleMoney.order', { number })}>{t('consoleMoney.outline')}</PageHead>
      <Loaded query={found}>{(order) => <OutlineFacts {...order} />}</Loaded>
    </div>
  );
}

function OutlineFacts(order: OrderOutline) {
  const t = useI18n();
  const language = useLanguage();
  const { paidAt, invoice, gift, refundRequest } = order;
  const time = (at: Date) => formatDateTime(at, language);
  return (
    <Facts
      facts={[
        [t('consoleMoney.buyer'), <BuyerLink key="buyer" buyer={order.buyer} />],
        [t('consoleMoney.status'), t(`order.status.${order.status}`)],
        [
          t('consoleMoney.lines'),
          order.lines.map(({ name, qty }) => `${name} × ${qty}`).join(', '),
        ],
        [t('consoleMoney.total'), formatCurrency(order.total)],
        [t('consoleMoney.refunded'), formatCurrency(order.refunded)],
        [t('consoleMoney.created'), time(order.createdAt)],
        [t('consoleMoney.paid'), paidAt ? time(paidAt) : t('consoleMoney.notPaid')],
        [
          t('consoleMoney.invoiceState'),
          invoice
            ? [
                t(`consoleInvoices.status.${invoice.status}`),
                invoice.issuedAt && time(invoice.issuedAt),
              ]
                .filter(Boolean)
                .join(' · ')
            : '–',
        ],
        ...(gift ? [[t('gift.order.title'), t(`consoleMoney.giftState.${gift}`)] as const] : []),
        ...(refundRequest
          ? [
              [
                t('consoleMoney.refundRequest'),
                `${t(`consoleRefunds.status.${refundRequest.status}`)} · ${time(refundRequest.requestedAt)}`,
              ] as const,
            ]
          : []),
      ]}
    />
  );
}
