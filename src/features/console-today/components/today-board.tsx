'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { useI18n } from '~/i18n/client';
import { useToday } from '../hooks';
import { HealthReport } from './health-report';
import { WaitingList } from './waiting-list';

/** What waits for the operator, by kind, and whether background work is on time.
 *  @param now time of the request, so that ages are the same on the server and here */
export function TodayBoard({ now }: { now: Date }) {
  const t = useI18n();
  const today = useToday();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleShell.today.title')} />
      {today.data ? (
        <>
          <WaitingList waiting={today.data.waiting} now={now} />
          <HealthReport health={today.data.health} />
        </>
      ) : today.isError ? (
        <RetryNotice
          text={t('consoleShell.today.failed')}
          retry={t('common.retry')}
          onRetry={today.refetch}
        />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
