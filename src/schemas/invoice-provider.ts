import { z } from 'zod';
import { INVOICE_REJECTIONS } from '~/domain/invoice/rejection';
import { reasonSchema } from './operator';
import { orderIdSchema } from './order';

/** An issue or an allowance at the agency; `amount` is the one that the operator has seen. */
export const amountAtProviderSchema = orderIdSchema.extend({
  amount: z.int().min(1),
  reason: reasonSchema,
});
export type AmountAtProviderInput = z.infer<typeof amountAtProviderSchema>;

export const voidAtProviderSchema = orderIdSchema.extend({ reason: reasonSchema });
export type VoidAtProviderInput = z.infer<typeof voidAtProviderSchema>;

/** The result of a request to the agency: done with a number, rejected with its message, or unknown. In the
 *  last case a repetition queries its records first. */
export const providerOutcomeSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), number: z.string() }),
  z.object({
    state: z.literal('rejected'),
    reason: z.enum(INVOICE_REJECTIONS),
    detail: z.string(),
  }),
  z.object({ state: z.literal('unknown') }),
]);
export type ProviderOutcome = z.infer<typeof providerOutcomeSchema>;
