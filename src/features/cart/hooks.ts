'use client';
import { useQueryClient } from '@tanstack/react-query';
import { totalsOf } from '~/domain/cart';
import type { CartItemView, CartView } from '~/schemas/cart';
import { trpc } from '~/trpc/react';

/** Changes of the cart travel one after the other, in the order of the presses. */
const scope = { id: 'cart' };

/** The cart of whoever is here; shared by everything on the page. */
export function useCart() {
  return trpc.cart.get.useQuery();
}

/** The header's figure: distinct products in the cart; 0 until it is known. */
export function useCartBadge(): number {
  return trpc.cart.get.useQuery().data?.totalItem ?? 0;
}

/** Puts a product in. Nothing is guessed: the popup says what the server did. */
export function useAddToCart() {
  const { settle } = useCartGuess();
  return trpc.cart.add.useMutation({ scope, onSuccess: settle });
}

/** Sets a quantity: shown at once, then as the server answers. */
export function useUpdateCart() {
  const { guess, settle, undo } = useCartGuess();
  return trpc.cart.update.useMutation({
    scope,
    onMutate: ({ rowId, qty }) =>
      guess((items) =>
        items.map((item) => (item.rowId === rowId ? withQty(item, Number(qty)) : item)),
      ),
    onSuccess: settle,
    onError: undo,
  });
}

/** Takes a row out at once; it comes back when the server refuses. */
export function useRemoveFromCart() {
  const { guess, settle, undo } = useCartGuess();
  return trpc.cart.remove.useMutation({
    scope,
    onMutate: ({ rowId }) => guess((items) => items.filter((item) => item.rowId !== rowId)),
    onSuccess: settle,
    onError: undo,
  });
}

/** Guesses what a change will do, and settles to the server's answer once no later change is on its way. */
function useCartGuess() {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const isLast = () =>
    client.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) <= 1;
  return {
    guess: async (change: (items: CartItemView[]) => CartItemView[]) => {
      await utils.cart.get.cancel();
      const before = utils.cart.get.getData();
      if (before) utils.cart.get.setData(undefined, cartOf(change(before.items)));
    },
    settle: async (cart: CartView) => {
      if (!isLast()) return;
      await utils.cart.get.cancel();
      utils.cart.get.setData(undefined, cart);
    },
    undo: () => utils.cart.get.invalidate(),
  };
}

function withQty(item: CartItemView, qty: number): CartItemView {
  return { ...item, qty, subtotal: item.price * qty };
}

function cartOf(items: CartItemView[]): CartView {
  return { items, ...totalsOf(items) };
}
