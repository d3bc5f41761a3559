'use client';
import { Button } from '~/components/ui/button';
import { leaveRow } from '~/components/ui/leave-row';
import { QTY_MAX } from '~/domain/cart';
import { useI18n } from '~/i18n/client';
import type { CartItemView } from '~/schemas/cart';
import { putBackOf } from '../cart-change';
import { CartRow } from './cart-row';
import { popUp } from './popup';
import { useCartChanges } from './use-cart-changes';

/** The rows of the cart. Removing can be undone. */
export function CartRows({ items }: { items: readonly CartItemView[] }) {
  const t = useI18n();
  const { change, shown } = useCartChanges();

  /** From the newest quantity: a second tap may come before the first one is drawn. */
  const step = (rowId: string, by: number) => {
    const item = shown()?.items.find((item) => item.rowId === rowId);
    const qty = Math.min(Math.max((item?.qty ?? 0) + by, 1), QTY_MAX);
    if (item && qty !== item.qty) change({ kind: 'update', rowId, qty });
  };
  /** What went off sale cannot come back. */
  const offerUndo = (title: string, removed: readonly CartItemView[]) => {
    const back = removed.filter((item) => item.available);
    const undo = { label: t('cart.undo'), onPress: () => change(putBackOf(back, items)) };
    popUp('cart-removed', {
      title,
      buttons: [{ label: t('cart.ok') }, ...(back.length > 0 ? [undo] : [])],
    });
  };
  const takeOut = (item: CartItemView) => {
    leaveRow();
    change({ kind: 'remove', rowId: item.rowId });
    offerUndo(t('cart.removed', { name: item.name }), [item]);
  };
  const clear = () => {
    change({ kind: 'clear' });
    offerUndo(t('cart.cleared'), items);
    // The button is gone: whoever pressed it goes on where the page begins.
    document.getElementById('main')?.focus();
  };
  return (
    <div>
      <div
        aria-hidden
        className="hidden grid-cols-[1fr_7rem_10rem_8rem_2.75rem] gap-x-4 border-b-2 border-text pb-2 text-sm text-soft md:grid"
      >
        <span>{t('cart.product')}</span>
        <span className="text-right">{t('cart.price')}</span>
        <span className="text-center">{t('cart.qty')}</span>
        <span className="text-right">{t('cart.subtotal')}</span>
      </div>
      <ul className="border-t-2 border-text md:border-t-0">
        {items.map((item) => (
          <CartRow
            key={item.rowId}
            item={item}
            onQty={(qty) => change({ kind: 'update', rowId: item.rowId, qty })}
            onStep={(by) => step(item.rowId, by)}
            onRemove={() => takeOut(item)}
          />
        ))}
      </ul>
      <Button look="quiet" size="sm" className="mt-2 -ml-4" onClick={clear}>
        {t('cart.clear')}
      </Button>
    </div>
  );
}
