'use client';
import { Link } from '~/components/ui/link';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import type { OperatorOrder } from '~/schemas/console';
import { useOperatorOrder } from '../hooks';
import { OrderFacts } from './order-facts';
import { OrderHistory } from './order-history';
import { OrderPayments } from './order-payments';
import { OrderRefund } from './order-refund';

/** An order as operators see it: buyer, contents, payments, and everything that happened to it. */
export function OperatorOrderPage({ number, role }: { number: string; role: Role }) {
  const t = useI18n();
  const language = useLanguage();
  const found = useOperatorOrder(number);
  if (found.isError)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={found.refetch}
      />
    );
  if (!found.data) return <Skeleton className="h-60 w-full" />;
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleMoney.order', { number })} />
      {found.data.hasRefundRequest && (
        <p>
          <Link
            className="link"
            href={localePath(language, consoleRoute('console-refunds-number', { number }))}
          >
            {t('consoleMoney.toRefund')}
          </Link>
        </p>
      )}
      <div className="grid gap-8 xl:grid-cols-2">
        <OrderFacts {...found.data} />
        <OrderPayments payments={found.data.payments} />
      </div>
      {isRefundable(found.data) && hasPermission(role, 'refund.decide') && (
        <OrderRefund number={number} />
      )}
      <OrderHistory history={found.data.history} />
    </div>
  );
}

/** Whether something of the price can go back. */
function isRefundable({ payments }: OperatorOrder): boolean {
  return payments.some(
    ({ status, amount, refunded }) => status === 'CAPTURED' && refunded < amount,
  );
}
