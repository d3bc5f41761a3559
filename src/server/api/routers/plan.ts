import { listPlansSchema, planSchema } from '~/schemas/plan';
import { listPlans } from '~/server/services/plan/queries';
import { publicProcedure, router } from '../trpc';

export const planRouter = router({
  /** The plans on sale, in the requested or the caller's language. */
  list: publicProcedure
    .input(listPlansSchema)
    .output(planSchema.array())
    .query(({ ctx, input }) => listPlans(ctx.db, input?.language ?? ctx.language)),
});
