import { z } from 'zod';

/** View of a plan in `plan.list`. `id` is the product's id for `cart/add`. */
export const planSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  months: z.int(),
  bonusDays: z.int(),
  /** Integer New Taiwan dollars. */
  price: z.int(),
  recommended: z.boolean(),
});
export type PlanView = z.infer<typeof planSchema>;

export const listPlansSchema = z.object({ language: z.enum(['zh', 'en']).optional() }).nullish();
