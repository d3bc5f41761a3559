'use client';
import { Link } from '~/components/ui/link';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { useRefundPreview } from '../hooks';
import { RefundDecision } from './refund-decision';
import { RefundEffects } from './refund-effects';
import { RefundFacts } from './refund-facts';

/** A refund request: what is asked for and why, what an approval does, and the decision. */
export function RefundPage({ number, now }: { number: string; now: Date }) {
  const t = useI18n();
  const language = useLanguage();
  const { data, isError, isPending, refetch } = useRefundPreview(number);
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleRefunds.page', { number })} />
      {isPending ? (
        <Skeleton className="h-60 w-full" />
      ) : data ? (
        <>
          <div className="grid gap-8 xl:grid-cols-2">
            <RefundFacts refund={data} now={now} />
            <RefundEffects refund={data} />
          </div>
          {/* Another request is another decision: nothing typed for the one before goes with it. */}
          <RefundDecision key={data.id} refund={data} />
        </>
      ) : isError ? (
        <RetryNotice
          text={t('consoleShell.table.failed')}
          retry={t('common.retry')}
          onRetry={refetch}
        />
      ) : (
        <p className="text-soft">{t('consoleRefunds.none')}</p>
      )}
      <p>
        <Link
          className="link"
          href={localePath(language, consoleRoute('console-orders-number', { number }))}
        >
          {t('consoleRefunds.toOrder')}
        </Link>
      </p>
    </div>
  );
}
