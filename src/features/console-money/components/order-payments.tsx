'use client';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OperatorOrder } from '~/schemas/console';

/** Every attempt to pay an order, with the data for looking it up at the gateway. */
export function OrderPayments({ payments }: Pick<OperatorOrder, 'payments'>) {
  const t = useI18n();
  return (
    <Section title={t('consoleMoney.payments')}>
      {payments.length === 0 && <p className="text-soft">{t('consoleMoney.noPayments')}</p>}
      <ul className="grid gap-3">
        {payments.map(({ id, gateway, reference, status, amount, cardLast4, refunded }) => (
          <li key={id} className="border-t border-line pt-3">
            <Facts
              facts={[
                [t('consoleMoney.status'), t(`consoleMoney.paymentStatus.${status}`)],
                [t('consoleMoney.total'), formatCurrency(amount)],
                [t('consoleMoney.refunded'), refunded > 0 ? formatCurrency(refunded) : '–'],
                [
                  t('consoleMoney.card'),
                  cardLast4 ? t('consoleMoney.cardLast4', { last4: cardLast4 }) : '–',
                ],
                [t('consoleMoney.gateway'), gateway],
                [t('consoleMoney.reference'), reference],
              ]}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
