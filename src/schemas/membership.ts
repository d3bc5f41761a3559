import { z } from 'zod';
import { accountIdSchema } from './operator';

/** Maximum lengths of one grant and of one pause, days. */
const MAX_GRANT_DAYS = 366;
const MAX_PAUSE_DAYS = 180;

/** Grant of member days by an operator; a negative number takes days from the end. `grantKey` makes a repeated
 *  request one grant. */
export const grantDaysSchema = accountIdSchema.extend({
  grantKey: z.uuid(),
  days: z
    .int()
    .min(-MAX_GRANT_DAYS)
    .max(MAX_GRANT_DAYS)
    .refine((days) => days !== 0, 'required'),
  reason: z.string().trim().min(1, 'required').max(200),
});
export type GrantDaysInput = z.infer<typeof grantDaysSchema>;

export const pauseMembershipSchema = accountIdSchema.extend({
  days: z.int().min(1).max(MAX_PAUSE_DAYS),
  reason: z.string().trim().min(1, 'required').max(200),
});
export type PauseMembershipInput = z.infer<typeof pauseMembershipSchema>;
