'use client';
import {
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { projectedEnd } from '~/domain/membership';
import type { CartItemView, CartView } from '~/schemas/cart';
import { trpc } from '~/trpc/react';
import { applyCartMutation, type CartMutation, isSuperseded } from './cart-mutation';

/** Changes of the cart travel one after the other, in the order of the presses. */
const scope = { id: 'cart' };
const mutationKey = ['cart change'];
/** What was pressed is shown already, and travels when there is a connection again. */
const networkMode = 'online';
const pending = { mutationKey, status: 'pending' } as const;

/** The cart of whoever is here, shared by everything on the page: the server's, and on top of it what was
 *  pressed since. So an answer can never bring back what a later press has changed, and a change that is
 *  refused is gone with its mutation.
 *  `settling` while the server has not answered every change. */
export function useCart() {
  const query = trpc.cart.get.useQuery();
  const changes = useMutationState({ filters: pending, select: toCartMutation });
  const data = useMemo(
    () => query.data && changes.reduce(applyCartMutation, query.data),
    [query.data, changes],
  );
  return { ...query, data, settling: changes.length > 0 };
}

/** The header's figure: distinct products in the cart that can be bought; 0 until it is known. */
export function useCartBadge(): number {
  return useCart().data?.totalItem ?? 0;
}

/** Until when whoever is here would be a member after buying these today, as their ledger will say;
 *  null until it is known. */
export function useProjectedEnd(bought: readonly CartItemView[]): Date | null {
  const { data } = trpc.cart.membershipLedger.useQuery();
  return useMemo(() => (data ? projectedEnd(data, bought, new Date()) : null), [data, bought]);
}

/** Puts a product in. Nothing is guessed: the popup says what the server did. */
export function useAddToCart() {
  return trpc.cart.add.useMutation({ scope, ...useSettle() });
}

/** Changes the cart: shown at once, then as the server answers.
 *  @param refused told of every change that did not happen
 *  @returns `change`, and `shown`: the cart with all that was pressed, newer than the last render */
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
    case 'putBack':
      return cart.restoreItems.mutate({ rows: change.rows });
    case 'confirmPrices':
      return cart.confirmPrices.mutate({ rows: change.rows });
    case 'closeMerge':
      return cart.dismissMergeNotice.mutate({ id: change.id });
  }
}

/** Replaces the cart by the server's answer; by none that belongs to whoever was here before. */
function useSettle() {
  const utils = trpc.useUtils();
  const whose = () => utils.auth.me.getData()?.email;
  return {
    onMutate: () => ({ whose: whose() }),
    onSuccess: async (cart: CartView, _: unknown, before: { whose?: string }) => {
      // A reading that began before this answer could only be older.
      await utils.cart.get.cancel();
      if (before.whose === whose()) utils.cart.get.setData(undefined, cart);
      else void utils.cart.get.invalidate();
    },
  };
}

/** What was pressed and is not answered, oldest first. */
function pendingMutations(client: QueryClient): CartMutation[] {
  return client.getMutationCache().findAll(pending).map(toCartMutation);
}

function toCartMutation({ state }: { state: { variables?: unknown } }): CartMutation {
  return state.variables as CartMutation;
}
