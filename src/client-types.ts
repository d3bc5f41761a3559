/** Types for a typed client outside of the app. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './server/api/root';

export type { ErrorCode } from './schemas/error-codes';
export type { AppRouter };

/** Inputs of the procedures, such as `RouterInputs['cart']['add']`. */
export type RouterInputs = inferRouterInputs<AppRouter>;

/** Results of the procedures, such as `RouterOutputs['cart']['get']`. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
