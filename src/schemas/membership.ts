import { z } from 'zod';
import { accountIdSchema } from './operator';

/** The longest that one grant, or one pause, may be, days. */
export const GRANT_DAYS_MAX = 366;
export const PAUSE_DAYS_MAX = 180;

/** Member days by an operator; negative takes back from the end. The same key twice is one grant. */
export const grantDaysSchema = accountIdSchema.extend({
  grantKey: z.uuid(),
  days: z
    .int()
    .min(-GRANT_DAYS_MAX)
    .max(GRANT_DAYS_MAX)
    .refine((days) => days !== 0, 'required'),
  reason: z.string().trim().min(1, 'required').max(200),
});
export type GrantDaysInput = z.infer<typeof grantDaysSchema>;

export const pauseMembershipSchema = accountIdSchema.extend({
  days: z.int().min(1).max(PAUSE_DAYS_MAX),
  reason: z.string().trim().min(1, 'required').max(200),
});
export type PauseMembershipInput = z.infer<typeof pauseMembershipSchema>;
