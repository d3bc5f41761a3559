'use client';
import { Link } from '~/components/ui/link';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { route } from '~/lib/routes';
import type { OperatorOrder } from '~/schemas/console';

/** What an order is, whose it is, and how it was paid. */
export function OrderFacts({ order, buyer }: Pick<OperatorOrder, 'order' | 'buyer'>) {
  const t = useI18n();
  const language = useLanguage();
  const { payment, invoice } = order;
  const last4 = payment?.cardLast4;
  return (
    <Section title={t('consoleMoney.lines')}>
      <Facts
        facts={[
          [
            t('consoleMoney.buyer'),
            buyer ? (
              <Link
                key={buyer.id}
                className="link"
                href={localePath(language, route('console-people-id', { id: buyer.id }))}
              >
                {buyer.name || buyer.email}
              </Link>
            ) : (
              t('consoleMoney.buyerDeleted')
            ),
          ],
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
            order.paidAt ? formatDateTime(order.paidAt, language) : t('consoleMoney.notPaid'),
          ],
          [t('consoleMoney.card'), last4 ? t('consoleMoney.cardLast4', { last4 }) : '–'],
          [t('consoleMoney.invoice'), invoice?.number ?? t('consoleMoney.noInvoice')],
        ]}
      />
    </Section>
  );
}
