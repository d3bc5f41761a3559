'use client';
import { useCallback, useEffect, useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';
import { useIsCartEmpty } from '../use-is-cart-empty';
import type { CartContentsProps } from './cart-contents';
import { CartFailed } from './cart-failed';
import { CartSkeleton } from './cart-skeleton';
import { EmptyCart } from './empty-cart';

const CONTENTS = lazyComponent(() =>
  withMessages(() => import('./cart-contents').then(({ CartContents }) => CartContents)),
);

/** The cart page. An empty cart does not load the scripts that change a cart. */
export function CartPage(props: CartContentsProps) {
  const t = useI18n();
  const isEmpty = useIsCartEmpty();
  return (
    <div className="checkout min-h-[37rem]">
      <h1 className="text-3xl">
        <Phrases>{t('cart.title')}</Phrases>
      </h1>
      {isEmpty === null && <CartSkeleton />}
      {isEmpty === true && <EmptyCart />}
      {isEmpty === false && <LoadedContents {...props} />}
    </div>
  );
}

function LoadedContents(props: CartContentsProps) {
  const Contents = CONTENTS.useComponent();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    setFailed(!(await CONTENTS.fetch()));
  }, []);
  useEffect(() => void load(), [load]);
  if (Contents) return <Contents {...props} />;
  return failed ? <CartFailed onRetry={load} /> : <CartSkeleton />;
}
