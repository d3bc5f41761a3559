import { numbersResultSchema, numbersSchema } from '~/schemas/numbers';
import { operatorProcedure, router } from '~/server/api/trpc';
import { getNumbers } from '~/server/services/numbers/get-numbers';

/** The operators' numbers. */
export const numbersRouter = router({
  get: operatorProcedure
    .input(numbersSchema)
    .output(numbersResultSchema)
    .query(({ ctx, input }) => getNumbers({ ctx, input })),
});
