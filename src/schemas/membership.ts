import { z } from 'zod';
import { accountIdSchema, reasonSchema } from './operator';
import { membershipSchema } from './profile';
import { typedSchema, uuidSchema } from './text';

/** Maximum lengths of one grant and of one pause, days. */
export const MAX_GRANT_DAYS = 366;
export const MAX_PAUSE_DAYS = 180;

/** Grant of member days by an operator; a negative number takes days from the end. `grantKey` makes a repeated
 *  request one grant. */
export const grantDaysSchema = accountIdSchema.extend({
  grantKey: uuidSchema,
  days: z
    .int()
    .min(-MAX_GRANT_DAYS)
    .max(MAX_GRANT_DAYS)
    .refine((days) => days !== 0, 'required'),
  reason: typedSchema(200).min(1, 'required'),
});
export type GrantDaysInput = z.infer<typeof grantDaysSchema>;

export const pauseMembershipSchema = accountIdSchema.extend({
  days: z.int().min(1).max(MAX_PAUSE_DAYS),
  reason: typedSchema(200).min(1, 'required'),
});
export type PauseMembershipInput = z.infer<typeof pauseMembershipSchema>;

export const resumeMembershipSchema = accountIdSchema.extend({ reason: reasonSchema });
export type ResumeMembershipInput = z.infer<typeof resumeMembershipSchema>;

/** A planned act on a membership, to preview. */
export const previewMembershipSchema = z.discriminatedUnion('act', [
  grantDaysSchema.pick({ id: true, days: true }).extend({ act: z.literal('grant') }),
  pauseMembershipSchema.pick({ id: true, days: true }).extend({ act: z.literal('pause') }),
  accountIdSchema.extend({ act: z.literal('resume') }),
]);
export type PreviewMembershipInput = z.infer<typeof previewMembershipSchema>;

const currentMembershipSchema = membershipSchema.omit({ history: true });

/** A membership before and after a planned act. */
export const membershipPreviewSchema = z.object({
  before: currentMembershipSchema,
  after: currentMembershipSchema,
});
export type MembershipPreview = z.infer<typeof membershipPreviewSchema>;
