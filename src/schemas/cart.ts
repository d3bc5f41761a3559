import { z } from 'zod';
import { MAX_QTY } from '~/domain/cart';
import { textSchema } from './text';

/** Decimal notation of a number; `Number` would also accept "0x10" and "Infinity". */
const DECIMAL = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Maximum length of a number in a text, with spaces around it. */
const MAX_NUMBER_LENGTH = 40;

/** Whole number from a client's text or number: `"2"` → 2, `2.9` → 2. Anything else is rejected. */
const wholeNumber = z
  .union(
    [z.number(), textSchema(MAX_NUMBER_LENGTH, 'number').trim().regex(DECIMAL, 'number')],
    'number',
  )
  .transform(Number)
  .refine(Number.isFinite, 'number')
  .transform(Math.trunc);

export const addToCartSchema = z.object({
  id: textSchema(100).min(1, 'required'),
  qty: wholeNumber
    .nullish()
    .transform((qty) => qty ?? 1)
    .pipe(z.number().min(1, 'qtyAtLeastOne')),
});
export type AddToCartInput = z.infer<typeof addToCartSchema>;

export const removeFromCartSchema = z.object({ rowId: textSchema(100) });
export type RemoveFromCartInput = z.infer<typeof removeFromCartSchema>;

/** A quantity of 0 or less removes the row. */
export const updateCartSchema = z.object({ rowId: textSchema(100), qty: wholeNumber });
export type UpdateCartInput = z.infer<typeof updateCartSchema>;

/** Price that a client saw, in integer New Taiwan dollars. It is only compared, never charged. */
const priceSchema = z.int().min(0).max(2_147_483_647);
const MAX_ROWS = 100;

/** Rows that an undo restores. */
export const restoreItemsSchema = z.object({
  rows: z
    .array(
      z.object({
        id: textSchema(60),
        qty: z.int().min(1).max(MAX_QTY),
        price: priceSchema,
        /** Product of the next row; null when it was the last row. */
        before: textSchema(60).nullish(),
      }),
    )
    .min(1)
    .max(MAX_ROWS, { abort: true })
    .refine((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
});
export type RestoreItemsInput = z.infer<typeof restoreItemsSchema>;

/** New prices that the buyer was shown and accepts. */
export const confirmPricesSchema = z.object({
  rows: z
    .array(z.object({ rowId: textSchema(100), price: priceSchema }))
    .min(1)
    .max(MAX_ROWS),
});
export type ConfirmPricesInput = z.infer<typeof confirmPricesSchema>;

export const dismissMergeNoticeSchema = z.object({ id: textSchema(100) });
export type DismissMergeNoticeInput = z.infer<typeof dismissMergeNoticeSchema>;

export const cartItemSchema = z.object({
  rowId: z.string(),
  /** The product's id: what `cart/add` takes. */
  id: z.string(),
  slug: z.string(),
  /** Name in the caller's language. */
  name: z.string(),
  qty: z.int(),
  /** Current price in integer New Taiwan dollars. */
  price: z.int(),
  /** The price that the buyer last accepted, if it differs from the current one; else null. */
  oldPrice: z.int().nullable(),
  subtotal: z.int(),
  /** False when the product is not for sale any more: the row stays visible and does not count. */
  available: z.boolean(),
  months: z.int(),
  bonusDays: z.int(),
});

/** Rows that a login merged from the visitor's cart. */
const cartMergeSchema = z.object({
  id: z.string(),
  /** `before`: quantity in the account's cart; 0 for a new row. */
  rows: z.array(z.object({ name: z.string(), qty: z.int(), before: z.int() })),
});

export const cartSchema = z.object({
  items: z.array(cartItemSchema),
  totalPrice: z.int(),
  /** Number of available rows, for the header's badge. */
  totalItem: z.int(),
  totalQty: z.int(),
  /** The last merge until its notice is dismissed. */
  merge: cartMergeSchema.nullable(),
});
export type CartView = z.infer<typeof cartSchema>;
export type CartItemView = z.infer<typeof cartItemSchema>;
