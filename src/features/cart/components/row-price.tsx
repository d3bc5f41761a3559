'use client';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { CartItemView } from '~/schemas/cart';

/** The unit price; a changed one is shown below the old one, which is struck through. */
export function RowPrice({ item: { price, oldPrice } }: { item: CartItemView }) {
  const t = useI18n();
  if (oldPrice === null) return formatCurrency(price);
  return (
    <>
      <del className="mr-2 md:mr-0 md:block">
        <span className="sr-only">{t('cart.priceBefore')}</span>
        {formatCurrency(oldPrice)}
      </del>
      <ins className="font-semibold text-text no-underline">
        <span className="sr-only">{t('cart.priceNow')}</span>
        {formatCurrency(price)}
      </ins>
    </>
  );
}
