import { z } from 'zod';
import { type CartView, cartItemSchema, cartSchema } from '~/schemas/cart';
import { okResponse } from './endpoint';
import { withSchemaName } from './schema-names';

/** A cart row of the contract: it has `available` only when the product went off sale. */
const rowSchema = withSchemaName(
  'CartRow',
  cartItemSchema
    .pick({ rowId: true, id: true, name: true, qty: true, price: true, subtotal: true })
    .extend({ available: z.literal(false).optional() }),
);

export const cartResponse = okResponse('CartAnswer', {
  cart: withSchemaName(
    'Cart',
    cartSchema.omit({ merge: true }).extend({ items: z.array(rowSchema) }),
  ),
});

/** The cart in the shape of the contract. */
export function toRestCart({ items, totalPrice, totalItem, totalQty }: CartView) {
  const rows = items.map(({ rowId, id, name, qty, price, subtotal, available }) => ({
    rowId,
    id,
    name,
    qty,
    price,
    subtotal,
    ...(!available && { available: false as const }),
  }));
  return { cart: { items: rows, totalPrice, totalItem, totalQty } };
}
