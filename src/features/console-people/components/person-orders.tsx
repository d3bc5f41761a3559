'use client';
import { Link } from '~/components/ui/link';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { Person } from '~/schemas/console';

/** The orders of a person, the latest first. */
export function PersonOrders({ orders }: { orders: NonNullable<Person['orders']> }) {
  const t = useI18n();
  const language = useLanguage();
  return (
    <Section title={t('consolePeople.orders')}>
      {orders.length === 0 ? (
        <p className="text-soft">{t('consolePeople.noOrders')}</p>
      ) : (
        <ul className="figures border-t border-line text-sm">
          {orders.map(({ number, status, total, createdAt }) => (
            <li
              key={number}
              className="flex flex-wrap items-baseline gap-x-4 border-b border-line pb-2"
            >
              <Link
                className="link inline-flex min-h-11 items-center font-semibold"
                href={localePath(language, consoleRoute('console-orders-number', { number }))}
              >
                {number}
              </Link>
              <span className="text-soft">{formatDateTime(createdAt, language)}</span>
              <span>{t(`order.status.${status}`)}</span>
              <span className="ml-auto">{formatCurrency(total)}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
