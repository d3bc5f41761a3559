import { addToCartSchema, removeFromCartSchema, updateCartSchema } from '~/schemas/cart';
import { addItem } from '~/server/services/cart/add-item';
import { clearCart } from '~/server/services/cart/clear-cart';
import { getCart } from '~/server/services/cart/queries';
import { removeItem } from '~/server/services/cart/remove-item';
import { updateItem } from '~/server/services/cart/update-item';
import { cartResponse, toRestCart } from './cart-response';
import { defineEndpoint, noFields, type RestEndpoint } from './endpoint';

/** The calls below `/api/front/cart`; each returns the whole cart. */
export const cartEndpoints: Record<string, RestEndpoint> = {
  cart: defineEndpoint({
    method: 'GET',
    input: noFields,
    output: cartResponse,
    handle: async ({ ctx }) => toRestCart(await getCart({ ctx })),
  }),

  'cart/add': defineEndpoint({
    method: 'POST',
    input: addToCartSchema,
    output: cartResponse,
    errorCodes: ['PRODUCT_NOT_FOUND', 'QTY_LIMIT'],
    handle: async ({ ctx, input }) => toRestCart(await addItem({ ctx, input })),
  }),

  'cart/remove': defineEndpoint({
    method: 'POST',
    input: removeFromCartSchema,
    output: cartResponse,
    handle: async ({ ctx, input }) => toRestCart(await removeItem({ ctx, input })),
  }),

  'cart/clear': defineEndpoint({
    method: 'POST',
    input: noFields,
    output: cartResponse,
    handle: async ({ ctx }) => toRestCart(await clearCart({ ctx })),
  }),

  'cart/update': defineEndpoint({
    method: 'POST',
    input: updateCartSchema,
    output: cartResponse,
    errorCodes: ['CART_ROW_NOT_FOUND', 'QTY_LIMIT'],
    handle: async ({ ctx, input }) => toRestCart(await updateItem({ ctx, input })),
  }),
};
