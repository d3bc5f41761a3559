'use client';
import { Link } from '~/components/ui/link';
import { BuyerLink } from '~/console/buyer-link';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorOrder } from '~/schemas/console';

/** The contents, the buyer and the payment of an order, with the state of its invoice and of its gift. */
export function OrderFacts({ order, buyer }: Pick<OperatorOrder, 'order' | 'buyer'>) {
  const t = useI18n();
  const language = useLanguage();
  const { gift, paidAt } = order;
  return (
    <Section title={t('consoleMoney.facts')}>
      <Facts
        facts={[
          [t('consoleMoney.buyer'), <BuyerLink key="buyer" buyer={buyer} />],
          [t('consoleMoney.status'), t(`order.status.${order.status}`)],
          [
            t('consoleMoney.lines'),
            order.lines.map(({ name, qty }) => `${name} × ${qty}`).join(', '),
          ],
          [t('consoleMoney.total'), formatCurrency(order.total)],
          [t('consoleMoney.coupon'), order.coupon ?? '–'],
          [t('consoleMoney.created'), formatDateTime(order.createdAt, language)],
          [
            t('consoleMoney.paid'),
            paidAt ? formatDateTime(paidAt, language) : t('consoleMoney.notPaid'),
          ],
          [t('consoleMoney.invoice'), <OrderInvoice key="invoice" order={order} />],
          ...(gift
            ? [
                [
                  t('gift.order.title'),
                  <OrderGift key="gift" number={order.number} gift={gift} />,
                ] as const,
              ]
            : []),
        ]}
      />
    </Section>
  );
}

type Order = OperatorOrder['order'];

/** An invoice's number and state, linked to the page for its issue, void and allowances; its kind with the
 *  carrier, tax id or charity. */
function OrderInvoice({ order: { number: order, invoice } }: { order: Order }) {
  const t = useI18n();
  const language = useLanguage();
  if (!invoice) return t('consoleMoney.noInvoice');
  const path = `${consoleRoute('console-invoices')}?q=${encodeURIComponent(order)}&status=ALL`;
  const { kind, code, title } = invoice;
  return (
    <>
      <Link className="link" href={localePath(language, path)}>
        {[invoice.number, t(`consoleInvoices.status.${invoice.status}`)]
          .filter(Boolean)
          .join(' · ')}
      </Link>
      <span className="block text-sm text-soft wrap-anywhere">
        {[t(`invoice.kinds.${kind}`), code, title].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

interface OrderGiftProps {
  /** The order's number. */
  number: string;
  gift: NonNullable<Order['gift']>;
}

/** The recipient of a gift, linked to the page that sends its mail again, and the state of the gift. */
function OrderGift({ number, gift }: OrderGiftProps) {
  const t = useI18n();
  const language = useLanguage();
  const { name, email, status, sentAt, claimedAt } = gift;
  const path = `${consoleRoute('console-gifts')}?q=${encodeURIComponent(number)}`;
  const state = t(`gift.order.${status}`, {
    time: sentAt ? formatDateTime(sentAt, language) : '',
    day: claimedAt ? formatDate(claimedAt, language) : '',
  });
  return (
    <>
      <Link className="link" href={localePath(language, path)}>
        {[name, email || t('gift.order.forgotten')].filter(Boolean).join(' · ')}
      </Link>
      <span className="block text-sm text-soft">{state}</span>
    </>
  );
}
