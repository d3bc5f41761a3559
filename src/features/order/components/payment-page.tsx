'use client';
import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n } from '~/i18n/client';
import { useCartToPay } from '../hooks';
import { PaymentForm } from './payment-form';

/** The layout of a payment page: items, buyer, terms, and the pay button.
 *  @param news notices that the buyer has to read or confirm before paying
 *  @param empty shown when there is nothing to pay */
export function PaymentPage({ news, empty }: { news: ReactNode; empty: ReactNode }) {
  const t = useI18n();
  const cart = useCartToPay();
  const buyable = cart.data && cart.data.totalItem > 0;
  return (
    <div className="checkout">
      <header>
        <p className="kicker">{t('order.payment.step')}</p>
        <h1 className="text-3xl">
          <Phrases>{t('order.payment.title')}</Phrases>
        </h1>
      </header>
      {cart.data ? (
        buyable ? (
          <>
            {news}
            <PaymentForm cart={cart.data} />
          </>
        ) : (
          empty
        )
      ) : cart.isError ? (
        <RetryNotice text={t('cart.failed')} retry={t('common.retry')} onRetry={cart.refetch}>
          <ErrorReference error={cart.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </div>
  );
}
