import { z } from 'zod';
import { addDaysToDay, startOfDay } from '~/domain/day';
import {
  COUPON_KINDS,
  type CreateCouponInput,
  couponCodeSchema,
  createCouponSchema,
} from './coupon';
import { requiredReasonSchema } from './operator';
import { daySchema, searchTextSchema, tableInputSchema, tablePageSchema } from './table';
import { typedSchema } from './text';

/** A new coupon as operators type it: valid on days of Taipei, the last one included. */
export const typedCouponSchema = z
  .object({
    code: couponCodeSchema,
    kind: z.enum(COUPON_KINDS),
    value: z.int(),
    minTotal: z.int().optional(),
    from: daySchema.optional(),
    until: daySchema.optional(),
    maxUses: z.int().optional(),
    note: typedSchema(200).optional(),
  })
  .transform(
    ({ from, until, ...rules }): CreateCouponInput => ({
      ...rules,
      validFrom: from === undefined ? undefined : startOfDay(from),
      validUntil: until === undefined ? null : startOfDay(addDaysToDay(until, 1)),
    }),
  )
  .pipe(createCouponSchema);

export const withdrawCouponSchema = z.object({
  coupon: couponCodeSchema,
  reason: requiredReasonSchema,
});
export type WithdrawCouponInput = z.infer<typeof withdrawCouponSchema>;

/** State of a coupon: valid later, valid now, used up, expired or withdrawn. */
const COUPON_STATES = ['SCHEDULED', 'VALID', 'EXHAUSTED', 'OVER', 'WITHDRAWN'] as const;
export type CouponState = (typeof COUPON_STATES)[number];

/** Input of the table of coupons. `q` is the beginning of a code, or a part of a note. */
export const listCouponsSchema = tableInputSchema(['createdAt', 'code'], {
  q: searchTextSchema.optional(),
  /** Whether it was withdrawn. */
  withdrawn: z.enum(['yes', 'no']).optional(),
});
export type ListCouponsInput = z.infer<typeof listCouponsSchema>;

const couponRowSchema = z.object({
  code: z.string(),
  state: z.enum(COUPON_STATES),
  kind: z.enum(COUPON_KINDS),
  /** Integer New Taiwan dollars, or percent. */
  value: z.int(),
  minTotal: z.int(),
  validFrom: z.date(),
  validUntil: z.date().nullable(),
  /** Orders that count as its uses, and their maximum. */
  used: z.int(),
  maxUses: z.int().nullable(),
  note: z.string(),
  createdAt: z.date(),
});
export type CouponRow = z.infer<typeof couponRowSchema>;

export const couponPageSchema = tablePageSchema(couponRowSchema);
