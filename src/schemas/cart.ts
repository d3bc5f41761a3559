import { z } from 'zod';

/** The most of one product that a cart row holds. */
export const QTY_MAX = 99;

/** Whole number from what clients send: `"2"` → 2, `2.9` → 2. Not a number is refused. */
const wholeNumber = z
  .union([z.number(), z.string().trim().min(1, 'number')], 'number')
  .transform(Number)
  .refine(Number.isFinite, 'number')
  .transform(Math.trunc);

export const addToCartSchema = z.object({
  id: z.string().min(1, 'required').max(100),
  qty: wholeNumber
    .nullish()
    .transform((qty) => qty ?? 1)
    .pipe(z.number().min(1, 'qtyAtLeastOne')),
});
export type AddToCartInput = z.infer<typeof addToCartSchema>;

export const removeFromCartSchema = z.object({ rowId: z.string().max(100) });
export type RemoveFromCartInput = z.infer<typeof removeFromCartSchema>;

/** A quantity of 0 or less removes the row. */
export const updateCartSchema = z.object({ rowId: z.string().max(100), qty: wholeNumber });
export type UpdateCartInput = z.infer<typeof updateCartSchema>;

export const cartItemSchema = z.object({
  rowId: z.string(),
  /** The product's id: what `cart/add` takes. */
  id: z.string(),
  slug: z.string(),
  /** In the caller's language. */
  name: z.string(),
  qty: z.int(),
  /** Integer New Taiwan dollars, read from the catalogue at every answer. */
  price: z.int(),
  subtotal: z.int(),
  /** `false` when the product went off sale: it stays visible and does not count. */
  available: z.boolean(),
  months: z.int(),
  bonusDays: z.int(),
});

export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  totalPrice: z.int(),
  /** Distinct rows that count: the header's badge. */
  totalItem: z.int(),
  totalQty: z.int(),
});
export type CartView = z.infer<typeof cartSchema>;
export type CartItemView = z.infer<typeof cartItemSchema>;
