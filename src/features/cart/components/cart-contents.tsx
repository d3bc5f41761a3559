'use client';
import type { ReactNode } from 'react';
import { ErrorReference } from '~/forms/error-reference';
import { useCart } from '../hooks';
import { CartFailed } from './cart-failed';
import { CartRows } from './cart-rows';
import { CartSkeleton } from './cart-skeleton';
import { CartTotal } from './cart-total';
import { EmptyCart } from './empty-cart';
import { MergeNotice } from './merge-notice';
import { PriceChanges } from './price-changes';

export interface CartContentsProps {
  /** The reason for buying, shown above the rows. */
  note?: ReactNode;
}

/** A receipt that can still be changed. */
export function CartContents({ note }: CartContentsProps) {
  const cart = useCart();
  if (cart.isError && !cart.data)
    return (
      <CartFailed onRetry={() => void cart.refetch()}>
        <ErrorReference error={cart.error} />
      </CartFailed>
    );
  if (!cart.data) return <CartSkeleton />;
  if (cart.data.items.length === 0) return <EmptyCart />;
  return (
    <>
      {note}
      <MergeNotice />
      <CartRows items={cart.data.items} />
      <PriceChanges />
      <CartTotal cart={cart.data} settling={cart.settling} />
    </>
  );
}
