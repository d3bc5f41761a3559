'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import { useOperatorOrder } from '../hooks';
import { OrderChanges } from './order-changes';
import { OrderFacts } from './order-facts';

/** An order as operators see it: buyer, contents, payment, and every change of its status. */
export function OperatorOrderPage({ number }: { number: string }) {
  const t = useI18n();
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
      <div className="grid gap-8 xl:grid-cols-2">
        <OrderFacts {...found.data} />
        <OrderChanges changes={found.data.changes} />
      </div>
    </div>
  );
}
