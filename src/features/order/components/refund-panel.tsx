'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { route } from '~/lib/routes';
import type { OrderView } from '~/schemas/order';
import { useRefundOverview } from '../hooks';
import { RefundRequestForm } from './refund-request-form';
import { RefundRequested } from './refund-requested';
import { RefundRules } from './refund-rules';

/** The refund that a paid order is eligible for now, by which rule, and the status of a request. */
export function RefundPanel({ order }: { order: OrderView }) {
  const t = useI18n();
  const language = useLanguage();
  const { data, isError, error, refetch } = useRefundOverview(order.id);
  return (
    <section className="grid gap-4 border-t border-line pt-6" aria-labelledby="refund">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="refund" className="text-xl">
          <Phrases>{t('order.refund.title')}</Phrases>
        </h2>
        <Link href={localePath(language, route('refund'))} className="link text-sm">
          {t('order.refund.policy')}
        </Link>
      </div>
      {data ? (
        <>
          {data.refunded > 0 && (
            <p className="font-semibold">
              {t('order.refund.done', { amount: formatCurrency(data.refunded) })}
            </p>
          )}
          {data.request && (
            <RefundRequested order={order} request={data.request} refunded={data.refunded} />
          )}
          {data.quote && (
            <div className="grid justify-items-start gap-3">
              <p className="figures font-semibold">
                {data.quote.amount > 0
                  ? t('order.refund.worth', { amount: formatCurrency(data.quote.amount) })
                  : t('order.refund.nothing')}
              </p>
              <RefundRules order={order} {...data.quote} />
              {data.quote.amount > 0 && (
                <RefundRequestForm order={order} amount={data.quote.amount} />
              )}
            </div>
          )}
        </>
      ) : isError ? (
        <RetryNotice text={t('order.created.failed')} retry={t('common.retry')} onRetry={refetch}>
          <ErrorReference error={error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </section>
  );
}
