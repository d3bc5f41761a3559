import { z } from 'zod';
import { MAX_QTY } from '~/domain/cart';

/** A number as people write it; `Number` would also read "0x10" and "Infinity". */
const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/** Whole number from what clients send: `"2"` → 2, `2.9` → 2. Not a number is refused. */
const wholeNumber = z
  .union([z.number(), z.string().trim().regex(DECIMAL, 'number')], 'number')
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

/** Integer New Taiwan dollars as a client saw them. Compared with, never charged. */
const priceSchema = z.int().min(0).max(2_147_483_647);
const MAX_ROWS = 100;

/** What an undo brings back. */
export const restoreItemsSchema = z.object({
  rows: z
    .array(
      z.object({
        id: z.string().max(100),
        qty: z.int().min(1).max(MAX_QTY),
        price: priceSchema,
        /** The product that stood right below it; null when it was the last. */
        before: z.string().max(100).nullish(),
      }),
    )
    .min(1)
    .max(MAX_ROWS)
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
});
export type RestoreItemsInput = z.infer<typeof restoreItemsSchema>;

/** The new prices that somebody was shown and agrees to. */
export const confirmPricesSchema = z.object({
  rows: z
    .array(z.object({ rowId: z.string().max(100), price: priceSchema }))
    .min(1)
    .max(MAX_ROWS),
});
export type ConfirmPricesInput = z.infer<typeof confirmPricesSchema>;

export const dismissMergeNoticeSchema = z.object({ id: z.string().max(100) });
export type DismissMergeNoticeInput = z.infer<typeof dismissMergeNoticeSchema>;

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
  /** The price that the buyer saw last and agreed to, when today's is another; else null. */
  oldPrice: z.int().nullable(),
  subtotal: z.int(),
  /** `false` when the product went off sale: it stays visible and does not count. */
  available: z.boolean(),
  months: z.int(),
  bonusDays: z.int(),
});

/** What came over or grew when a login brought a visitor's cart along. */
export const cartMergeSchema = z.object({
  id: z.string(),
  /** `before`: how many there were in the account's cart; 0 when the row came over. */
  rows: z.array(z.object({ name: z.string(), qty: z.int(), before: z.int() })),
});

export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  totalPrice: z.int(),
  /** Distinct rows that count: the header's badge. */
  totalItem: z.int(),
  totalQty: z.int(),
  /** Until somebody closes the notice of it. */
  merge: cartMergeSchema.nullable(),
});
export type CartView = z.infer<typeof cartSchema>;
export type CartItemView = z.infer<typeof cartItemSchema>;
