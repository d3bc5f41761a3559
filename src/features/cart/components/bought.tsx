'use client';
import { useEffect, useState } from 'react';
import { Link } from '~/components/ui/link';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { route } from '~/lib/routes';
import type { CartView } from '~/schemas/cart';
import { fetchFirstResponses } from '~/trpc/first-responses';

/** The summary of the purchase, on the pages of the checkout that need no query client; without a connection
 *  only the link back to the cart. */
export function Bought() {
  const t = useI18n();
  const language = useLanguage();
  const cart = useFetchedCart();
  const items = cart === 'failed' ? [] : cart?.items.filter(({ available }) => available);
  return (
    <section aria-label={t('cart.title')} className="bought">
      {items === undefined && <Skeleton className="h-12 w-full" />}
      {items && items.length > 0 && (
        <ul>
          {items.map(({ rowId, name, qty, subtotal }) => (
            <li key={rowId}>
              <span>{qty > 1 ? t('cart.cameOver', { name, qty }) : name}</span>{' '}
              <b>{formatCurrency(subtotal)}</b>
            </li>
          ))}
          {cart && cart !== 'failed' && items.length > 1 && (
            <li>
              <span>{t('cart.total')}</span> <b>{formatCurrency(cart.totalPrice)}</b>
            </li>
          )}
        </ul>
      )}
      <Link href={localePath(language, route('cart'))} className="link text-sm">
        {t('cart.edit')}
      </Link>
    </section>
  );
}

/** The cart, fetched once; null while it is loading. */
function useFetchedCart(): CartView | 'failed' | null {
  const language = useLanguage();
  const [cart, setCart] = useState<CartView | 'failed' | null>(null);
  useEffect(() => {
    let isMounted = true;
    fetchFirstResponses(language).then(
      (responses) => isMounted && setCart(responses.cart),
      () => isMounted && setCart('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [language]);
  return cart;
}
