'use client';
import { Link } from '~/components/ui/link';
import { ListEnd } from '~/console/list-end';
import { PageLink } from '~/console/page-link';
import { Section } from '~/console/section';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import { MAX_ROWS_OF_PERSON, type Person } from '~/schemas/console';

interface PersonOrdersProps {
  orders: NonNullable<Person['orders']>;
  /** The person's. */
  email: string;
  /** The operator's. */
  role: Role;
}

/** The latest orders of a person, and the link to all. */
export function PersonOrders({ orders, email, role }: PersonOrdersProps) {
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
      <ListEnd shown={orders.length} max={MAX_ROWS_OF_PERSON} rest={t('consolePeople.moreOrders')}>
        {hasPermission(role, 'order.read') && (
          <PageLink to={`${consoleRoute('console-orders')}?q=${encodeURIComponent(email)}`}>
            {t('consolePeople.allOrders')}
          </PageLink>
        )}
      </ListEnd>
    </Section>
  );
}
