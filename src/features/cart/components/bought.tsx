'use client';
import { Link } from '~/components/ui/link';
import { Skeleton } from '~/components/ui/skeleton';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCurrency } from '~/lib/format-currency';
import { route } from '~/lib/routes';
import { useCart } from '../hooks';

/** The summary of the purchase; without a connection only the link back to the cart. */
export function Bought() {
  const t = useI18n();
  const language = useLanguage();
  const { data: cart, failureCount, isPaused } = useCart();
  const isUnavailable = failureCount > 0 || isPaused;
  const items = cart ? cart.items.filter(({ available }) => available) : isUnavailable ? [] : null;
  return (
    <section aria-label={t('cart.title')} className="bought">
      {!items && <Skeleton className="h-12 w-full" />}
      {items && items.length > 0 && (
        <ul>
          {items.map(({ rowId, name, qty, subtotal }) => (
            <li key={rowId}>
              <span>{qty > 1 ? t('cart.cameOver', { name, qty }) : name}</span>{' '}
              <b>{formatCurrency(subtotal)}</b>
            </li>
          ))}
          {cart && items.length > 1 && (
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
