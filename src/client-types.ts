/** What a typed client outside of the app needs to know; types only. */
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from './server/api/root';

export type { ErrorCode } from './schemas/error-codes';
export type { AppRouter };

/** `RouterInputs['cart']['add']`: what a procedure is given. */
export type RouterInputs = inferRouterInputs<AppRouter>;

/** `RouterOutputs['cart']['get']`: what a procedure answers. */
export type RouterOutputs = inferRouterOutputs<AppRouter>;
