import { z } from 'zod';
import { emailSchema } from './auth';

export const ACTIVITY_KINDS = ['TALK', 'EVENT'] as const;

const bilingual = z.object({ zh: z.string(), en: z.string() });

export const activitySlugSchema = z.object({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
export type ActivitySlugInput = z.infer<typeof activitySlugSchema>;

/** What an operator says at the door. */
export const checkInSchema = activitySlugSchema.extend({ email: emailSchema });
export type CheckInInput = z.infer<typeof checkInSchema>;

/** What is written about an activity beside its facts. */
export const activityDetailSchema = z.strictObject({
  body: z.array(bilingual).min(1),
  forWhom: bilingual,
  whatToBring: bilingual,
  agenda: z.array(z.strictObject({ minutes: z.int().positive(), title: bilingual })).min(1),
});
export type ActivityDetail = z.infer<typeof activityDetailSchema>;

/** An activity as lists show it; the same for everybody. */
export const activitySummarySchema = z.object({
  slug: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  startsAt: z.date(),
  endsAt: z.date(),
  online: z.boolean(),
  /** null when it is online. */
  city: bilingual.nullable(),
  place: bilingual,
  seats: z.int(),
  /** Who comes and is no member gets a trial. */
  trial: z.boolean(),
  title: bilingual,
  summary: bilingual,
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** An activity's own page. */
export const activityPageSchema = activitySummarySchema.extend(activityDetailSchema.shape);
export type ActivityPage = z.infer<typeof activityPageSchema>;

/** How full an activity is at this moment. */
export const activitySeatsSchema = z.object({
  slug: z.string(),
  left: z.int(),
  waiting: z.int(),
});
export type ActivitySeats = z.infer<typeof activitySeatsSchema>;

export const REGISTRATION_STATUSES = ['CONFIRMED', 'WAITLISTED', 'CANCELLED'] as const;

/** The actor's own registration. */
export const ownRegistrationSchema = z.object({
  slug: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /** In the waiting list, from 1; null elsewhere. */
  place: z.int().nullable(),
  /** The link or the exact address; null without a seat. */
  joining: bilingual.nullable(),
  checkedInAt: z.date().nullable(),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

/** What came of a check-in. */
export interface CheckedIn {
  name: string;
  /** False when they had been checked in before. */
  first: boolean;
  /** Until when the membership that this check-in gave lasts; null when it gave none. */
  trialUntil: Date | null;
}
