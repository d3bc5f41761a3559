import { z } from 'zod';
import {
  addToCartSchema,
  type CartView,
  removeFromCartSchema,
  updateCartSchema,
} from '~/schemas/cart';
import { addItem } from '~/server/services/cart/add-item';
import { clearCart } from '~/server/services/cart/clear-cart';
import { readCart } from '~/server/services/cart/queries';
import { removeItem } from '~/server/services/cart/remove-item';
import { updateItem } from '~/server/services/cart/update-item';
import { defineCall, type FrontCall } from './call';

/** The calls below `/api/front/cart`; each answers with the whole cart. */
export const cartCalls: Record<string, FrontCall> = {
  cart: defineCall({
    method: 'GET',
    input: z.object({}),
    answer: async ({ ctx }) => ({ cart: frontCart(await readCart(ctx)) }),
  }),

  'cart/add': defineCall({
    method: 'POST',
    input: addToCartSchema,
    answer: async ({ ctx, input }) => ({ cart: frontCart(await addItem({ ctx, input })) }),
  }),

  'cart/remove': defineCall({
    method: 'POST',
    input: removeFromCartSchema,
    answer: async ({ ctx, input }) => ({ cart: frontCart(await removeItem({ ctx, input })) }),
  }),

  'cart/clear': defineCall({
    method: 'POST',
    input: z.object({}),
    answer: async ({ ctx }) => ({ cart: frontCart(await clearCart({ ctx })) }),
  }),

  'cart/update': defineCall({
    method: 'POST',
    input: updateCartSchema,
    answer: async ({ ctx, input }) => ({ cart: frontCart(await updateItem({ ctx, input })) }),
  }),
};

/** The cart as the contract draws it. */
function frontCart({ items, totalPrice, totalItem, totalQty }: CartView) {
  return {
    items: items.map(({ rowId, id, name, qty, price, subtotal, available }) => ({
      rowId,
      id,
      name,
      qty,
      price,
      subtotal,
      ...(!available && { available }),
    })),
    totalPrice,
    totalItem,
    totalQty,
  };
}
