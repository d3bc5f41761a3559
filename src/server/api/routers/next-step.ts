import 'server-only';
import { nextStepSchema } from '~/schemas/next-step';
import { getNextSteps } from '~/server/services/next-step/get-next-steps';
import { publicProcedure, router } from '../trpc';

export const nextStepRouter = router({
  /** The caller's next steps today, with their reasons. */
  today: publicProcedure
    .input(nextStepSchema)
    .query(({ ctx, input }) => getNextSteps({ ctx, input })),
});
