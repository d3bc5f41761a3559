import { z } from 'zod';
import { accountEmailSchema } from './auth';
import { bilingualSchema } from './bilingual';
import { textSchema } from './text';

export const ACTIVITY_KINDS = ['TALK', 'EVENT'] as const;

/** Drawings beside an activity, by where and how people meet. */
const ACTIVITY_DRAWINGS = ['booth', 'table', 'roofs', 'clock', 'harbor', 'rain'] as const;

export const activitySlugSchema = z.object({ slug: textSchema(80).regex(/^[a-z0-9-]{1,80}$/) });
export type ActivitySlugInput = z.infer<typeof activitySlugSchema>;

/** Input of a check-in by an operator. */
export const checkInSchema = activitySlugSchema.extend({ email: accountEmailSchema });
export type CheckInInput = z.infer<typeof checkInSchema>;

/** Input that takes a check-in back: the one of that time, and none that was made since it was read. */
export const undoCheckInSchema = checkInSchema.extend({ checkedInAt: z.date() });
export type UndoCheckInInput = z.infer<typeof undoCheckInSchema>;

/** Texts of an activity's page beside its summary. */
export const activityDetailSchema = z.strictObject({
  body: z.array(bilingualSchema).min(1),
  forWhom: bilingualSchema,
  whatToBring: bilingualSchema,
  /** The default is the booth for an online activity, and the table for one in person. */
  drawing: z.enum(ACTIVITY_DRAWINGS).optional(),
  agenda: z.array(z.strictObject({ minutes: z.int().positive(), title: bilingualSchema })).min(1),
});
export type ActivityDetail = z.infer<typeof activityDetailSchema>;

/** Summary of an activity for lists; the same for every actor. */
const activitySummarySchema = z.object({
  slug: z.string(),
  kind: z.enum(ACTIVITY_KINDS),
  startsAt: z.date(),
  endsAt: z.date(),
  online: z.boolean(),
  /** Null when it is online. */
  city: bilingualSchema.nullable(),
  place: bilingualSchema,
  seats: z.int(),
  /** Whether a non-member who checks in gets a trial. */
  trial: z.boolean(),
  /** Whether it is sample content that never takes place. */
  sample: z.boolean(),
  /** Reason of its cancellation; absent if it takes place. */
  cancelled: bilingualSchema.optional(),
  title: bilingualSchema,
  summary: bilingualSchema,
  drawing: z.enum(ACTIVITY_DRAWINGS),
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** Content of an activity's page. */
export const activityPageSchema = activitySummarySchema.extend(
  activityDetailSchema.omit({ drawing: true }).shape,
);
export type ActivityPage = z.infer<typeof activityPageSchema>;

/** Free seats and waiting list of an activity at this moment. */
const activitySeatsSchema = z.object({
  slug: z.string(),
  left: z.int(),
  waiting: z.int(),
});
export type ActivitySeats = z.infer<typeof activitySeatsSchema>;

export const REGISTRATION_STATUSES = ['CONFIRMED', 'WAITLISTED', 'CANCELLED'] as const;

/** The actor's own registration. */
const ownRegistrationSchema = z.object({
  slug: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  /** Position in the waiting list, from 1; null for other statuses. */
  place: z.int().nullable(),
  /** Link or exact address; null without a seat. */
  joining: bilingualSchema.nullable(),
  /** Code for the check-in, such as `012 407`; null without a seat. */
  code: z.string().nullable(),
  checkedInAt: z.date().nullable(),
});
export type OwnRegistration = z.infer<typeof ownRegistrationSchema>;

/** Result of a check-in. */
export const checkedInSchema = z.object({
  name: z.string(),
  /** False for a repeated check-in. */
  first: z.boolean(),
  /** Time of the first check-in, by which it can be taken back. */
  checkedInAt: z.date(),
  /** End of the trial granted by this check-in; null without one. */
  trialUntil: z.date().nullable(),
});
export type CheckedIn = z.infer<typeof checkedInSchema>;

/** Result of taking a check-in back. */
export const undoneCheckInSchema = z.object({
  name: z.string(),
  /** False when it was taken back before. */
  first: z.boolean(),
  /** Whether the check-in had started a trial, which goes on. */
  keepsTrial: z.boolean(),
});
export type UndoneCheckIn = z.infer<typeof undoneCheckInSchema>;
