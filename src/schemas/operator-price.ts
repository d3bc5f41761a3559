import { z } from 'zod';
import { PRICE_CONCERNS } from '~/domain/price-change';
import { reasonSchema, requiredReasonSchema } from './operator';
import { daySchema } from './table';
import { textSchema, uuidSchema } from './text';

const priceSchema = z.int().min(1).max(1_000_000);

/** The names of the plans from `priceLadder`, typed by the operator; required if a longer plan then costs more a
 *  month than a shorter one. */
const confirmationSchema = textSchema(1000).optional();

/** A plan's price from a day on, in Taipei. Whole New Taiwan dollars, tax included. */
export const setPriceSchema = z.object({
  planId: uuidSchema,
  price: priceSchema,
  startsOn: daySchema,
  reason: reasonSchema,
  confirmation: confirmationSchema,
  /** The values that the operator confirmed by typing. */
  confirmed: z.array(z.enum(PRICE_CONCERNS)).max(PRICE_CONCERNS.length).optional(),
});
export type SetPriceInput = z.infer<typeof setPriceSchema>;

export const withdrawPriceSchema = z.object({
  id: uuidSchema,
  reason: requiredReasonSchema,
  confirmation: confirmationSchema,
});
export type WithdrawPriceInput = z.infer<typeof withdrawPriceSchema>;

/** Whether a plan is marked as recommended; at most one plan is. */
export const recommendPlanSchema = z.object({
  planId: uuidSchema,
  recommended: z.boolean(),
  reason: reasonSchema,
});
export type RecommendPlanInput = z.infer<typeof recommendPlanSchema>;

/** Maximum number of prices of a plan that are listed. */
export const MAX_LISTED_PRICES = 50;

const planPriceSchema = z.object({
  id: z.string(),
  price: z.int(),
  startsOn: z.string(),
  state: z.enum(['FUTURE', 'STARTED', 'WITHDRAWN']),
  /** The price until it began; null before. */
  before: z.int().nullable(),
  /** Whether it can be withdrawn: it has not begun, or it is the present price and nobody has bought at it. */
  canWithdraw: z.boolean(),
});
export type PlanPriceView = z.infer<typeof planPriceSchema>;

export const pricedPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The price of the catalogue now. */
  price: z.int(),
  onSale: z.boolean(),
  /** Whether it is marked as recommended for learners. */
  recommended: z.boolean(),
  /** The newest first. */
  prices: z.array(planPriceSchema),
});
export type PricedPlan = z.infer<typeof pricedPlanSchema>;

/** A proposed price of a plan from a day on; without `price` the withdrawal of the price that is set for that
 *  day. */
export const ladderInputSchema = z.object({
  planId: uuidSchema,
  startsOn: daySchema,
  price: priceSchema.optional(),
});
export type LadderInput = z.infer<typeof ladderInputSchema>;

const ladderPlanSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.int(),
  /** Whole New Taiwan dollars, with the bonus days. */
  perMonth: z.int(),
});

const ladderPairSchema = z.object({
  longer: ladderPlanSchema,
  shorter: ladderPlanSchema,
  /** The first day on which the longer plan costs more a month. */
  from: z.string(),
});
export type LadderPair = z.infer<typeof ladderPairSchema>;

/** The pairs of plans that break the rule after a change (none for an honest ladder), and the names to type. */
export const priceLadderSchema = z.object({
  pairs: z.array(ladderPairSchema),
  names: z.array(z.string()),
});
export type PriceLadder = z.infer<typeof priceLadderSchema>;
