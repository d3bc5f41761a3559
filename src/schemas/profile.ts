import { z } from 'zod';

/** One line of the member history. */
export const membershipEntrySchema = z.object({
  kind: z.enum(['PAID', 'BONUS', 'TRIAL', 'GIFT', 'GRANT', 'REFUND', 'PAUSE', 'RESUME']),
  months: z.int(),
  days: z.int(),
  grantedAt: z.date(),
  /** The stretch of member time that this entry adds. */
  from: z.date(),
  until: z.date(),
  /** Of the account's own order. */
  orderNumber: z.string().nullable(),
  /** Of a present: the buyer's name; null when that account is gone. */
  giver: z.string().nullable(),
  /** What an operator wrote about a grant or a pause, for the owner to read. */
  reason: z.string().nullable(),
  /** When all member time so far ran out before this entry was written, and with it. */
  endBefore: z.date().nullable(),
  endAfter: z.date().nullable(),
});
export type MembershipEntry = z.infer<typeof membershipEntrySchema>;

export const membershipSchema = z.object({
  level: z.enum(['VIP', '']),
  expiresAt: z.date().nullable(),
  /** Member time that waits: it goes on at `until` and then ends at `expiresAt`. */
  paused: z.object({ until: z.date(), expiresAt: z.date() }).nullable(),
  history: z.array(membershipEntrySchema),
});
export type MembershipView = z.infer<typeof membershipSchema>;

/** How far the proof of the account's address is. */
export const emailVerificationSchema = z.object({
  email: z.string(),
  validated: z.boolean(),
  /** The new address that waits for its link. */
  pending: z.string().nullable(),
  /** When a link may be sent again; null: now, or there is nothing to send. */
  resendAt: z.date().nullable(),
});
export type EmailVerification = z.infer<typeof emailVerificationSchema>;
