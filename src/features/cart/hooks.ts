'use client';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { projectedEnd } from '~/domain/membership';
import type { CartItemView, CartView } from '~/schemas/cart';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';
import { applyCartMutation, type CartMutation, isSuperseded } from './cart-mutation';

/** Changes of the cart are sent one after the other, in the order of the clicks. */
const scope = { id: 'cart' };
const mutationKey = ['cart change'];
/** A change made offline is shown at once and sent when the connection is back. */
const networkMode = 'online';
/** Key of the query of the cart. */
export const CART_KEY = getQueryKey(trpc.cart.get, undefined, 'query');
const pending = { mutationKey, status: 'pending' } as const;

/** The cart of the current user or visitor, shared by everything on the page: the server's, with the
 *  pending changes applied on top. So a response can never overwrite a later change, and a failed
 *  change disappears with its mutation.
 *  `settling` while a change waits for the server's response. */
export function useCart() {
  const query = useHydratedQuery(CART_KEY, trpc.cart.get.useQuery());
  const changes = useMutationState({ filters: pending, select: toCartMutation });
  const data = useMemo(
    () => query.data && changes.reduce(applyCartMutation, query.data),
    [query.data, changes],
  );
  return { ...query, data, settling: changes.length > 0 };
}

/** The number in the header: distinct available products in the cart; 0 until it is loaded. */
export function useCartBadge(): number {
  return useCart().data?.totalItem ?? 0;
}

/** The membership end after buying these items today, projected from the user's ledger; null until that
 *  is loaded. */
export function useProjectedEnd(bought: readonly CartItemView[]): Date | null {
  const { data } = trpc.cart.membershipLedger.useQuery();
  return useMemo(() => (data ? projectedEnd(data, bought, new Date()) : null), [data, bought]);
}

/** Adds a product. There is no optimistic update: the popup shows the server's result. */
export function useAddToCart() {
  return trpc.cart.add.useMutation({ scope, ...useSettle() });
}

/** Changes the cart optimistically, then follows the server's response.
 *  @param onRefused gets every change that failed
 *  @returns `change`, and `shown`: the cart with all pending changes, newer than the last render */
export function useCartMutation(onRefused: (error: unknown, change: CartMutation) => void) {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const { onSuccess, ...settle } = useSettle();
  const { mutate } = useMutation({
    mutationKey,
    scope,
    networkMode,
    mutationFn: async (change: CartMutation) => {
      const waiting = pendingMutations(client);
      const later = waiting.slice(waiting.indexOf(change) + 1);
      return isSuperseded(change, later) ? null : send(utils.client, change);
    },
    ...settle,
    onSuccess: (cart, _, before) => cart && onSuccess(cart, null, before),
    onError: (error, change) => {
      void utils.cart.get.invalidate();
      onRefused(error, change);
    },
  });
  const shown = () => {
    const cart = utils.cart.get.getData();
    return cart && pendingMutations(client).reduce(applyCartMutation, cart);
  };
  return { change: mutate, shown };
}

type Client = ReturnType<typeof trpc.useUtils>['client'];

function send({ cart }: Client, change: CartMutation): Promise<CartView> {
  switch (change.kind) {
    case 'update':
      return cart.update.mutate({ rowId: change.rowId, qty: change.qty });
    case 'remove':
      return cart.remove.mutate({ rowId: change.rowId });
    case 'clear':
      return cart.clear.mutate();
    case 'restoreItems':
      return cart.restoreItems.mutate({ rows: change.rows });
    case 'confirmPrices':
      return cart.confirmPrices.mutate({ rows: change.rows });
    case 'dismissMergeNotice':
      return cart.dismissMergeNotice.mutate({ id: change.id });
  }
}

/** Replaces the cart by the server's response, unless the user has changed meanwhile. */
function useSettle() {
  const utils = trpc.useUtils();
  const sessionEmail = () => utils.auth.me.getData()?.email;
  return {
    onMutate: () => ({ email: sessionEmail() }),
    onSuccess: async (cart: CartView, _: unknown, before: { email?: string }) => {
      // A query that began before this response could only be older.
      await utils.cart.get.cancel();
      if (before.email === sessionEmail()) utils.cart.get.setData(undefined, cart);
      else void utils.cart.get.invalidate();
    },
  };
}

/** The pending changes, oldest first. */
function pendingMutations(client: QueryClient): CartMutation[] {
  return client.getMutationCache().findAll(pending).map(toCartMutation);
}

function toCartMutation({ state }: { state: { variables?: unknown } }): CartMutation {
  return state.variables as CartMutation;
}
