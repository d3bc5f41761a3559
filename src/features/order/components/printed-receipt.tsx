'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OrderView } from '~/schemas/order';
import { useOrder, useRefundOverview } from '../hooks';
import { DescriptionList } from './description-list';
import { InvoiceDetails } from './invoice-details';
import { ReceiptLink } from './receipt-link';
import { ReceiptTable } from './receipt-table';
import { useMethodText } from './status-badge';

interface Buyer {
  name: string;
  email: string;
}

interface Seller {
  brand: string;
  name: string;
  address: string;
  taxId: string;
  email: string;
}

interface Props {
  id: string;
  seller: Seller;
  buyer: Buyer;
}

/** A paid order on one sheet of A4: seller, buyer, items, payment, and invoice. */
export function PrintedReceipt({ id, seller, buyer }: Props) {
  const t = useI18n();
  const order = useOrder(id).data;
  const refunded = useRefundOverview(id).data?.refunded ?? 0;
  if (!order) return null;
  return (
    <article className="mx-auto grid max-w-[210mm] gap-8 px-5 py-8 md:px-12 print:max-w-none print:p-0">
      <nav className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <ReceiptLink id={id} back />
        {order.paidAt && (
          <Button size="sm" onClick={() => window.print()}>
            {t('invoice.receipt.print')}
          </Button>
        )}
      </nav>
      <header className="grid gap-1 border-b-2 border-text pb-4">
        <p className="font-serif text-lg font-semibold">{seller.brand}</p>
        <h1 className="text-3xl">
          <Phrases>{t('invoice.receipt.title')}</Phrases>
        </h1>
      </header>
      {order.paidAt ? (
        <>
          <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2">
            <SellerBlock seller={seller} />
            <BuyerBlock buyer={buyer} invoice={order.invoice} />
          </div>
          <ReceiptTable order={order} refunded={refunded} />
          <PaymentDetails order={order} />
          <p className="border-t border-line pt-4 text-sm text-soft">{t('invoice.receipt.note')}</p>
        </>
      ) : (
        <Notice>{t('invoice.receipt.unpaid')}</Notice>
      )}
    </article>
  );
}

function SellerBlock({ seller }: { seller: Seller }) {
  const t = useI18n();
  return (
    <section className="text-sm">
      <h2 className="mb-1 text-base">
        <Phrases>{t('invoice.receipt.seller')}</Phrases>
      </h2>
      <p className="font-semibold">{seller.name}</p>
      <p className="figures">{t('invoice.receipt.taxId', { id: seller.taxId })}</p>
      <p>{seller.address}</p>
      <p>{seller.email}</p>
    </section>
  );
}

function BuyerBlock({ buyer, invoice }: { buyer: Buyer; invoice: OrderView['invoice'] }) {
  const t = useI18n();
  const company = invoice?.kind === 'COMPANY' ? invoice : null;
  return (
    <section className="text-sm">
      <h2 className="mb-1 text-base">
        <Phrases>{t('invoice.receipt.buyer')}</Phrases>
      </h2>
      {company && (
        <>
          <p className="font-semibold">{company.title}</p>
          <p className="figures">{t('invoice.receipt.taxId', { id: company.code ?? '' })}</p>
        </>
      )}
      <p className={company ? '' : 'font-semibold'}>{buyer.name}</p>
      <p>{buyer.email}</p>
    </section>
  );
}

function PaymentDetails({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
  const { number, total, paidAt, invoice } = order;
  const method = useMethodText();
  return (
    <DescriptionList
      rows={[
        [t('order.number'), number],
        [t('order.method'), method(order)],
        paidAt && [t('order.created.paidAt'), formatDateTime(paidAt, language)],
        [t('invoice.receipt.paid'), formatCurrency(total)],
        invoice && [t('invoice.title'), <InvoiceDetails key="i" invoice={invoice} />],
      ]}
    />
  );
}
