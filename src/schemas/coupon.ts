import { z } from 'zod';
import { cleanLatin } from '~/lib/clean-typed';
import { isPrintable, textSchema, typedSchema } from './text';

export const COUPON_KINDS = ['FIXED', 'PERCENT'] as const;

/** Reasons for which an existing coupon does not apply now. */
const INELIGIBILITY_REASONS = [
  'COUPON_NOT_VALID_YET',
  'COUPON_EXPIRED',
  'COUPON_EXHAUSTED',
  'COUPON_ALREADY_USED',
  'COUPON_TOTAL_TOO_SMALL',
] as const;

/** Typed code of a coupon: any width, case and blanks. */
export const couponCodeSchema = textSchema(500)
  .overwrite(cleanLatin)
  .min(1)
  .max(60)
  .refine(isPrintable, 'invalid');

export const quoteCouponSchema = z.object({ coupon: couponCodeSchema });
export type QuoteCouponInput = z.infer<typeof quoteCouponSchema>;

/** Discount of a coupon on the cart. Integer New Taiwan dollars. */
export const couponQuoteSchema = z.object({
  /** Code in its stored form. */
  code: z.string(),
  /** Reason of the ineligibility, without any discount; null when the coupon applies. */
  refusal: z.enum(INELIGIBILITY_REASONS).nullable(),
  minTotal: z.int(),
  discount: z.int(),
  /** Amount to pay. */
  total: z.int(),
  lines: z.array(z.object({ productId: z.string(), subtotal: z.int(), discount: z.int() })),
  /** The number of the account's own unpaid order that uses the coupon; paying cancels it. */
  replaces: z.string().nullable(),
});
export type CouponQuote = z.infer<typeof couponQuoteSchema>;

const wholeDollars = z.int().min(1).max(1_000_000);

/** Input of a new coupon by an operator. */
export const createCouponSchema = z
  .object({
    code: couponCodeSchema,
    kind: z.enum(COUPON_KINDS),
    /** Dollars or percent. */
    value: wholeDollars,
    minTotal: z.int().min(0).max(1_000_000).default(0),
    validFrom: z.date().optional(),
    validUntil: z.date().nullable().default(null),
    maxUses: z.int().min(1).max(10_000_000).nullable().default(null),
    note: typedSchema(200).default(''),
  })
  .refine(({ kind, value }) => kind === 'FIXED' || value <= 100, { path: ['value'] })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom < validUntil, {
    path: ['validUntil'],
  });
export type CreateCouponInput = z.input<typeof createCouponSchema>;
