import { z } from 'zod';

/** An entry of the membership history. */
const membershipEntrySchema = z.object({
  kind: z.enum(['PAID', 'BONUS', 'TRIAL', 'GIFT', 'GRANT', 'REFUND', 'PAUSE', 'RESUME']),
  months: z.int(),
  days: z.int(),
  grantedAt: z.date(),
  /** Period of member time that this entry adds. */
  from: z.date(),
  until: z.date(),
  /** Number of the account's own order. */
  orderNumber: z.string().nullable(),
  /** Name of a gift's buyer; null when that account was deleted. */
  giver: z.string().nullable(),
  /** Operator's reason for a grant or a pause, shown to the user. */
  reason: z.string().nullable(),
  /** End of all member time before this entry, and with it. */
  endBefore: z.date().nullable(),
  endAfter: z.date().nullable(),
});
export type MembershipEntry = z.infer<typeof membershipEntrySchema>;

export const membershipSchema = z.object({
  level: z.enum(['VIP', '']),
  expiresAt: z.date().nullable(),
  /** Paused member time: it resumes at `until` and then ends at `expiresAt`. */
  paused: z.object({ until: z.date(), expiresAt: z.date() }).nullable(),
  history: z.array(membershipEntrySchema),
});
export type MembershipView = z.infer<typeof membershipSchema>;

/** Status of the verification of the account's e-mail. */
const emailVerificationSchema = z.object({
  email: z.string(),
  validated: z.boolean(),
  /** New address whose verification is pending. */
  pending: z.string().nullable(),
  /** Time from which a link may be sent again; null: now, or there is nothing to send. */
  resendAt: z.date().nullable(),
});
export type EmailVerification = z.infer<typeof emailVerificationSchema>;
