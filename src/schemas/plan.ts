import { z } from 'zod';

/** A membership for sale, as `plan.list` answers. `id` is what `cart/add` takes. */
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
