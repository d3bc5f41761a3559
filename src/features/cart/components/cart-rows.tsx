'use client';
import { Button } from '~/components/ui/button';
import { moveFocusFromRow } from '~/components/ui/move-focus-from-row';
import { MAX_QTY } from '~/domain/cart';
import { useI18n } from '~/i18n/client';
import type { CartItemView } from '~/schemas/cart';
import { toRestoreInput } from '../cart-mutation';
import { CartRow } from './cart-row';
import { showToast } from './cart-toast';
import { useCartMutations } from './use-cart-mutations';

/** The rows of the cart. A removal can be undone. */
export function CartRows({ items }: { items: readonly CartItemView[] }) {
  const t = useI18n();
  const { change, shown } = useCartMutations();

  /** Starts from the newest quantity: a second tap may precede the rendering of the first. */
  const step = (rowId: string, by: number) => {
    const item = shown()?.items.find((item) => item.rowId === rowId);
    const qty = Math.min(Math.max((item?.qty ?? 0) + by, 1), MAX_QTY);
    if (item && qty !== item.qty) change({ kind: 'update', rowId, qty });
  };
  /** An unavailable product cannot be restored. */
  const showUndo = (title: string, removed: readonly CartItemView[]) => {
    const restore = removed.filter((item) => item.available);
    const undo = { label: t('cart.undo'), onClick: () => change(toRestoreInput(restore, items)) };
    showToast('cart-removed', {
      title,
      buttons: [{ label: t('cart.ok') }, ...(restore.length > 0 ? [undo] : [])],
    });
  };
  const removeItem = (item: CartItemView) => {
    moveFocusFromRow();
    change({ kind: 'remove', rowId: item.rowId });
    showUndo(t('cart.removed', { name: item.name }), [item]);
  };
  const clear = () => {
    change({ kind: 'clear' });
    showUndo(t('cart.cleared'), items);
    // The button is unmounted: move the focus to the main content.
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
            onRemove={() => removeItem(item)}
          />
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-4" onClick={clear}>
        {t('cart.clear')}
      </Button>
    </div>
  );
}
