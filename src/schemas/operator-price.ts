import { z } from 'zod';
import { reasonSchema, requiredReasonSchema } from './operator';
import { daySchema } from './table';
import { uuidSchema } from './text';

/** A plan's price from a day on, in Taipei. Whole New Taiwan dollars, tax included. */
export const setPriceSchema = z.object({
  planId: uuidSchema,
  price: z.int().min(1).max(1_000_000),
  startsOn: daySchema,
  reason: reasonSchema,
});
export type SetPriceInput = z.infer<typeof setPriceSchema>;

export const withdrawPriceSchema = z.object({ id: uuidSchema, reason: requiredReasonSchema });
export type WithdrawPriceInput = z.infer<typeof withdrawPriceSchema>;

const planPriceSchema = z.object({
  id: z.string(),
  price: z.int(),
  startsOn: z.string(),
  state: z.enum(['FUTURE', 'STARTED', 'WITHDRAWN']),
  /** The price until it began; null before. */
  before: z.int().nullable(),
});
export type PlanPriceView = z.infer<typeof planPriceSchema>;

export const pricedPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The price of the catalogue now. */
  price: z.int(),
  onSale: z.boolean(),
  /** The newest first. */
  prices: z.array(planPriceSchema),
});
export type PricedPlan = z.infer<typeof pricedPlanSchema>;
