'use client';
import { BuyerLink } from '~/console/buyer-link';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { OperatorOrder } from '~/schemas/console';

/** What an order is, whose it is, and how it was paid. */
export function OrderFacts({ order, buyer }: Pick<OperatorOrder, 'order' | 'buyer'>) {
  const t = useI18n();
  const language = useLanguage();
  const { invoice, paidAt } = order;
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
          [t('consoleMoney.invoice'), invoice?.number ?? t('consoleMoney.noInvoice')],
        ]}
      />
    </Section>
  );
}
