'use client';
import type { ReactNode } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { useCart } from '../hooks';
import { CartRows } from './cart-rows';
import { CartSkeleton } from './cart-skeleton';
import { CartTotal } from './cart-total';
import { EmptyCart } from './empty-cart';
import { MergeNotice } from './merge-notice';
import { PriceChanges } from './price-changes';

/** The cart page: a receipt that can still be changed.
 *  @param note the reason for buying, shown above the rows */
export function CartPage({ note }: { note?: ReactNode }) {
  const t = useI18n();
  const cart = useCart();
  return (
    <div className="column grid max-w-[960px] content-start gap-8 py-12">
      <h1 className="text-3xl">
        <Phrases>{t('cart.title')}</Phrases>
      </h1>
      {cart.data ? (
        cart.data.items.length > 0 ? (
          <>
            {note}
            <MergeNotice />
            <CartRows items={cart.data.items} />
            <PriceChanges />
            <CartTotal cart={cart.data} settling={cart.settling} />
          </>
        ) : (
          <EmptyCart />
        )
      ) : cart.isError ? (
        <Notice tone="error">
          <p className="mb-3">
            <Phrases>{t('cart.failed')}</Phrases>
          </p>
          <Button variant="secondary" size="sm" onClick={() => void cart.refetch()}>
            {t('common.retry')}
          </Button>
        </Notice>
      ) : (
        <CartSkeleton />
      )}
    </div>
  );
}
