import { cartTotals } from '~/domain/cart';
import type { CartItemView, CartView, ConfirmPricesInput, RestoreItemsInput } from '~/schemas/cart';

/** A change of the cart without the server's response yet. */
export type CartMutation =
  | { kind: 'update'; rowId: string; qty: number }
  | { kind: 'remove'; rowId: string }
  | { kind: 'clear' }
  | ({ kind: 'restoreItems' } & RestoreItemsInput)
  | ({ kind: 'confirmPrices' } & ConfirmPricesInput)
  | { kind: 'dismissMergeNotice'; id: string };

/** The cart after a change. It is idempotent, so that a change may be applied on top of the server's
 *  response to itself. */
export function applyCartMutation(cart: CartView, change: CartMutation): CartView {
  switch (change.kind) {
    case 'update':
      return withItems(cart, (item) =>
        item.rowId === change.rowId
          ? { ...item, qty: change.qty, subtotal: item.price * change.qty }
          : item,
      );
    case 'remove':
      return withItems(cart, (item) => (item.rowId === change.rowId ? null : item));
    case 'clear':
      return withItems(cart, () => null);
    case 'confirmPrices':
      return withItems(cart, (item) =>
        change.rows.some(({ rowId, price }) => rowId === item.rowId && price === item.price)
          ? { ...item, oldPrice: null }
          : item,
      );
    case 'dismissMergeNotice':
      return cart.merge?.id === change.id ? { ...cart, merge: null } : cart;
    case 'restoreItems':
      // The ids of restored rows come from the server.
      return cart;
  }
}

/** The change that restores removed rows in their positions. @param cart the rows before the removal */
export function toRestoreInput(
  items: readonly CartItemView[],
  cart: readonly CartItemView[],
): CartMutation {
  // A changed price that was not confirmed before has to be confirmed again.
  const row = ({ id, qty, price, oldPrice }: CartItemView) => ({
    id,
    qty,
    price: oldPrice ?? price,
    before: cart[cart.findIndex((item) => item.id === id) + 1]?.id ?? null,
  });
  return { kind: 'restoreItems', rows: items.map(row) };
}

/** Whether later changes make a change superfluous: then it is not sent. */
export function isSuperseded(change: CartMutation, later: readonly CartMutation[]): boolean {
  return later.some((next) => {
    if (next.kind === 'clear') return true;
    const sameRow = 'rowId' in change && 'rowId' in next && next.rowId === change.rowId;
    return sameRow && (next.kind === 'remove' || change.kind === 'update');
  });
}

function withItems(cart: CartView, change: (item: CartItemView) => CartItemView | null): CartView {
  const items = cart.items.map(change).filter((item) => item !== null);
  return { ...cart, items, ...cartTotals(items) };
}
