import type { AnyProcedure } from '@trpc/server';
import type { z } from 'zod';
import { signInSchema } from '~/schemas/auth';
import { reauthenticationSchema } from '~/schemas/security';
import { appRouter } from '~/server/api/root';
import { restEndpoints } from '~/server/rest/endpoints';

/** Loads the routers that are loaded at their first call, and those inside them. */
async function loadRouters(): Promise<void> {
  const [next] = Object.values(appRouter._def.lazy);
  if (!next) return;
  await next.load();
  return loadRouters();
}

await loadRouters();

/** Every procedure by its path. */
export const procedures = appRouter._def.procedures as unknown as Record<string, AnyProcedure>;

/** The schemas of everything that a client sends, by the name of its call. */
export const INPUTS: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(procedures).flatMap(([path, { _def }]) =>
    (_def as unknown as { inputs: z.ZodType[] }).inputs.map((input) => [path, input] as const),
  ),
  ...Object.entries(restEndpoints).map(([path, { input }]) => [`front/${path}`, input] as const),
  ['auth/callback/credentials', signInSchema],
  ['account/data', reauthenticationSchema],
];
