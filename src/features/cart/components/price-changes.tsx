'use client';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useI18n } from '~/i18n/client';
import { moneyText } from '~/lib/money-text';
import { useCart } from '../hooks';
import { useCartChanges } from './use-cart-changes';

/** The prices that changed since the buyer saw them, and the press that agrees to the new ones; nothing
 *  when none did. For every page on which somebody is about to pay. */
export function PriceChanges() {
  const t = useI18n();
  const { change } = useCartChanges();
  const changed = useCart().data?.items.filter((item) => item.oldPrice !== null) ?? [];
  if (changed.length === 0) return null;
  const agree = () => {
    change({
      kind: 'confirmPrices',
      rows: changed.map(({ rowId, price }) => ({ rowId, price })),
    });
    // The button is gone: whoever pressed it goes on where the page begins.
    document.getElementById('main')?.focus();
  };
  return (
    <Notice tone="warning" title={t('cart.repriced')}>
      <ul>
        {changed.map(({ rowId, name, oldPrice, price }) => (
          <li key={rowId}>
            {t('cart.repricedRow', {
              name,
              before: moneyText(oldPrice ?? price),
              now: moneyText(price),
            })}
          </li>
        ))}
      </ul>
      <p>
        <Phrases>{t('cart.repricedText')}</Phrases>
      </p>
      <Button size="sm" className="mt-3" onClick={agree}>
        {t('cart.agree')}
      </Button>
    </Notice>
  );
}
