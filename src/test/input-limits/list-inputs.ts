import type { z } from 'zod';
import { signInSchema } from '~/schemas/auth';
import { reauthenticationSchema } from '~/schemas/security';
import { restEndpoints } from '~/server/rest/endpoints';
import { procedures } from '~/test/trpc-procedures';

/** The schemas of everything that a client sends, by the name of its call. */
export const INPUTS: readonly (readonly [string, z.ZodType])[] = [
  ...Object.entries(procedures).flatMap(([path, { _def }]) =>
    (_def as unknown as { inputs: z.ZodType[] }).inputs.map((input) => [path, input] as const),
  ),
  ...Object.entries(restEndpoints).map(([path, { input }]) => [`front/${path}`, input] as const),
  ['auth/callback/credentials', signInSchema],
  ['account/data', reauthenticationSchema],
];
