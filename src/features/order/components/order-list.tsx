'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { Waveform } from '~/components/ui/waveform';
import { useI18n, useLanguage } from '~/i18n/client';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useOrders } from '../hooks';
import { OrderTable } from './order-table';

const SILENT_WAVEFORM = [0, 0, 8, 3, 14, 6, 24, 10, 16, 4, 8, 0, 0];

/** Every order of the account, newest first. */
export function OrderList() {
  const t = useI18n();
  const language = useLanguage();
  const orders = useOrders();
  return (
    <div className="grid gap-8 pb-12">
      <h1 className="text-3xl">
        <Phrases>{t('order.list.title')}</Phrases>
      </h1>
      {orders.data ? (
        orders.data.length > 0 ? (
          <OrderTable orders={orders.data} />
        ) : (
          <NoOrders />
        )
      ) : orders.isError ? (
        <Notice tone="error">
          <p className="mb-3">
            <Phrases>{t('order.list.failed')}</Phrases>
          </p>
          <Button variant="secondary" size="sm" onClick={() => void orders.refetch()}>
            {t('common.retry')}
          </Button>
        </Notice>
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
