import { z } from 'zod';
import { type CartView, cartItemSchema, cartSchema } from '~/schemas/cart';
import { answered } from './call';
import { named } from './named';

/** A row as the contract draws it: it says `available` only when the product went off sale. */
const rowSchema = named(
  'CartRow',
  cartItemSchema
    .pick({ rowId: true, id: true, name: true, qty: true, price: true, subtotal: true })
    .extend({ available: z.literal(false).optional() }),
);

export const cartAnswer = answered('CartAnswer', {
  cart: named('Cart', cartSchema.omit({ merge: true }).extend({ items: z.array(rowSchema) })),
});

/** The cart as the contract draws it. */
export function frontCart({ items, totalPrice, totalItem, totalQty }: CartView) {
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
