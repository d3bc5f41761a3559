'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { useCart } from '../hooks';
import { useCartMutations } from './use-cart-mutations';

/** The prices that changed since the buyer saw them, with the button that confirms the new ones; nothing
 *  without a change. For every page of the purchase. */
export function PriceChanges() {
  const t = useI18n();
  const { change } = useCartMutations();
  const changed = useCart().data?.items.filter((item) => item.oldPrice !== null) ?? [];
  if (changed.length === 0) return null;
  const confirmAll = () => {
    change({
      kind: 'confirmPrices',
      rows: changed.map(({ rowId, price }) => ({ rowId, price })),
    });
    // The button is unmounted: move the focus to the main content.
    document.getElementById('main')?.focus();
  };
  return (
    <Notice tone="warning" title={t('cart.repriced')}>
      <ul>
        {changed.map(({ rowId, name, oldPrice, price }) => (
          <li key={rowId}>
            {t('cart.repricedRow', {
              name,
              before: formatCurrency(oldPrice ?? price),
              now: formatCurrency(price),
            })}
          </li>
        ))}
      </ul>
      <p>
        <Phrases>{t('cart.repricedText')}</Phrases>
      </p>
      <Button size="sm" className="mt-3" onClick={confirmAll}>
        {t('cart.agree')}
      </Button>
    </Notice>
  );
}
