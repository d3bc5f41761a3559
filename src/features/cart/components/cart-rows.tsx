'use client';
import { toast } from 'sonner';
import { useI18n } from '~/i18n/client';
import type { CartItemView } from '~/schemas/cart';
import { useAddToCart, useRemoveFromCart, useUpdateCart } from '../hooks';
import { CartRow } from './cart-row';
import { popUp } from './popup';
import { useRefusal } from './use-refusal';

/** The rows of the cart. Removing can be undone. */
export function CartRows({ items }: { items: readonly CartItemView[] }) {
  const t = useI18n();
  const refusal = useRefusal();
  const update = useUpdateCart();
  const remove = useRemoveFromCart();
  const add = useAddToCart();
  const onError = (error: unknown) =>
    toast.warning(t('cart.changeFailed'), { description: refusal(error) });

  const takeOut = (item: CartItemView) => {
    remove.mutate({ rowId: item.rowId }, { onError });
    const putBack = () => add.mutate({ id: item.id, qty: item.qty }, { onError });
    popUp(`removed-${item.rowId}`, {
      title: t('cart.removed', { name: item.name }),
      buttons: [
        { label: t('cart.ok') },
        ...(item.available ? [{ label: t('cart.undo'), onPress: putBack }] : []),
      ],
    });
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
            onQty={(qty) => update.mutate({ rowId: item.rowId, qty }, { onError })}
            onRemove={() => takeOut(item)}
          />
        ))}
      </ul>
    </div>
  );
}
