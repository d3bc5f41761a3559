import { addToCartSchema, removeFromCartSchema, updateCartSchema } from '~/schemas/cart';
import { addItem } from '~/server/services/cart/add-item';
import { clearCart } from '~/server/services/cart/clear-cart';
import { readCart } from '~/server/services/cart/queries';
import { removeItem } from '~/server/services/cart/remove-item';
import { updateItem } from '~/server/services/cart/update-item';
import { defineCall, type FrontCall, nothing } from './call';
import { cartAnswer, frontCart } from './cart-answer';

/** The calls below `/api/front/cart`; each answers with the whole cart. */
export const cartCalls: Record<string, FrontCall> = {
  cart: defineCall({
    method: 'GET',
    input: nothing,
    output: cartAnswer,
    answer: async ({ ctx }) => frontCart(await readCart({ ctx })),
  }),

  'cart/add': defineCall({
    method: 'POST',
    input: addToCartSchema,
    output: cartAnswer,
    refusals: ['PRODUCT_NOT_FOUND', 'QTY_LIMIT'],
    answer: async ({ ctx, input }) => frontCart(await addItem({ ctx, input })),
  }),

  'cart/remove': defineCall({
    method: 'POST',
    input: removeFromCartSchema,
    output: cartAnswer,
    answer: async ({ ctx, input }) => frontCart(await removeItem({ ctx, input })),
  }),

  'cart/clear': defineCall({
    method: 'POST',
    input: nothing,
    output: cartAnswer,
    answer: async ({ ctx }) => frontCart(await clearCart({ ctx })),
  }),

  'cart/update': defineCall({
    method: 'POST',
    input: updateCartSchema,
    output: cartAnswer,
    refusals: ['CART_ROW_NOT_FOUND', 'QTY_LIMIT'],
    answer: async ({ ctx, input }) => frontCart(await updateItem({ ctx, input })),
  }),
};
