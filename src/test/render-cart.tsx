import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { cartTotals } from '~/domain/cart';
import type { CartItemView, CartView } from '~/schemas/cart';
import { renderWithPendingCalls } from './pending-calls';

/** A cart row as returned by the server: by default a plan of three months for NT$2,670. */
export function createRow(over: Partial<CartItemView> & { rowId: string }): CartItemView {
  const item = {
    id: `product-${over.rowId}`,
    slug: over.rowId,
    name: `方案${over.rowId}`,
    qty: 1,
    price: 2670,
    oldPrice: null,
    available: true,
    months: 3,
    bonusDays: 30,
    ...over,
  };
  return { ...item, subtotal: item.price * item.qty };
}

export function createCart(...items: CartItemView[]): CartView {
  return { items, ...cartTotals(items), merge: null };
}

/** Renders `ui` with pending calls: every call of the cart waits until the test responds. */
export function renderWithCart(
  ui: ReactNode,
  { cart, me = null }: { cart: CartView; me?: unknown },
) {
  const shop = renderWithPendingCalls(ui, { 'auth.me': me, 'cart.membershipLedger': [] });
  return {
    ...shop,
    first: async () => (await shop.call('cart.get')).respond(cart),
    /** Fetches the cart again, as a tab does when it gets the focus. */
    readAgain: () => act(async () => void shop.client.invalidateQueries()),
  };
}

/** The quantity that a row shows. */
export const getQty = (name: string) =>
  (screen.getByLabelText(`${name}的數量`) as HTMLInputElement).value;
