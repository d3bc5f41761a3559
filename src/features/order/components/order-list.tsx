'use client';
import { MorePages } from '~/components/more-pages';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { usePagedRows } from '~/components/ui/use-paged-rows';
import { Waveform } from '~/components/ui/waveform';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { useListLabels } from '~/i18n/use-list-labels';
import { route } from '~/lib/routes';
import { PAGE_SIZE } from '~/schemas/paging';
import { useOrders } from '../hooks';
import { OrderTable } from './order-table';

const SILENT_WAVEFORM = [0, 0, 8, 3, 14, 6, 24, 10, 16, 4, 8, 0, 0];

/** The orders of the account, newest first, page by page. */
export function OrderList() {
  const t = useI18n();
  const language = useLanguage();
  const orders = useOrders();
  const list = usePagedRows(orders, { pageSize: PAGE_SIZE });
  const labels = useListLabels();
  return (
    <div className="grid gap-8 pb-12">
      <h1 className="text-3xl">
        <Phrases>{t('order.list.title')}</Phrases>
      </h1>
      {list ? (
        list.shown.length > 0 ? (
          <>
            <OrderTable orders={list.shown} />
            <MorePages list={list} labels={labels} />
          </>
        ) : (
          <NoOrders />
        )
      ) : orders.isError ? (
        <RetryNotice
          text={t('order.list.failed')}
          retry={t('common.retry')}
          onRetry={orders.refetch}
        >
          <ErrorReference error={orders.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
      <p className="text-balance text-soft">
        {t('order.list.help', {
          form: (
            <Link className="link" href={contactAddress(language)}>
              {t('order.list.form')}
            </Link>
          ),
        })}
      </p>
    </div>
  );
}

function NoOrders() {
  const t = useI18n();
  const language = useLanguage();
  return (
    <section className="grid max-w-text justify-items-start gap-4">
      <Waveform envelope={SILENT_WAVEFORM} swings={14} className="h-16 w-full" />
      <h2 className="text-2xl">
        <Phrases>{t('order.list.empty')}</Phrases>
      </h2>
      <p className="text-soft">
        <Phrases>{t('order.list.emptyText')}</Phrases>
      </p>
      <Button asChild>
        <Link href={localePath(language, route('price'))}>{t('order.created.plans')}</Link>
      </Button>
    </section>
  );
}
