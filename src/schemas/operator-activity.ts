import { z } from 'zod';
import { PEOPLE_FILTERS } from '~/domain/activity-people';
import { taipeiDay } from '~/domain/day';
import {
  ACTIVITY_KINDS,
  activityDetailSchema,
  activitySlugSchema,
  REGISTRATION_STATUSES,
} from './activity';
import { bilingualSchema } from './bilingual';
import { newContentSchema } from './site-text';
import { searchTextSchema, tableInputSchema } from './table';
import { typedSchema } from './text';

export { ACTIVITY_KINDS };

/** A text in both languages, neither of them blank. */
const written = (max: number) => {
  const text = typedSchema(max).min(1, 'required');
  return z.object({ zh: text, en: text });
};

/** Most seats of an activity. */
export const MAX_SEATS = 2000;

/** Everything about an activity that operators edit. Times are of one day in Taipei. */
export const activityContentSchema = z
  .object({
    kind: z.enum(ACTIVITY_KINDS),
    startsAt: z.date(),
    endsAt: z.date(),
    online: z.boolean(),
    /** Null when it is online. */
    city: written(40).nullable(),
    place: written(120),
    /** Link or exact address, for people with a seat. */
    joining: written(500),
    seats: z.int().min(1).max(MAX_SEATS),
    trial: z.boolean(),
    title: written(120),
    summary: written(300),
    body: z.array(written(2000)).min(1).max(20),
    forWhom: written(300),
    whatToBring: written(300),
    agenda: z
      .array(z.object({ minutes: z.int().min(1).max(1440), title: written(120) }))
      .min(1)
      .max(20),
  })
  .refine(
    ({ startsAt, endsAt }) => endsAt > startsAt && taipeiDay(startsAt) === taipeiDay(endsAt),
    {
      path: ['endsAt'],
      message: 'invalid',
    },
  )
  .refine(({ online, city }) => online === (city === null), {
    path: ['city'],
    message: 'invalid',
  });
export type ActivityContent = z.infer<typeof activityContentSchema>;

/** A new activity: the id is made by the form, so that sending it twice adds it once. */
export const addActivitySchema = newContentSchema.extend({ content: activityContentSchema });
export type AddActivityInput = z.infer<typeof addActivitySchema>;

/** An activity in the revision that the operator read. */
export const seenActivitySchema = activitySlugSchema.extend({ revision: z.int().min(0) });
export type SeenActivityInput = z.infer<typeof seenActivitySchema>;

/** A change by an operator. */
export const changeActivitySchema = seenActivitySchema.extend({
  content: activityContentSchema,
});
export type ChangeActivityInput = z.infer<typeof changeActivitySchema>;

/** A cancellation; registered people get `reason` in their language. */
export const cancelActivitySchema = activitySlugSchema.extend({ reason: written(300) });
export type CancelActivityInput = z.infer<typeof cancelActivitySchema>;

/** The outcome of a change or a cancellation. */
export const activityActSchema = z.object({
  /** Number of people who are mailed. */
  mails: z.int(),
  /** Number of people who got a seat from the waiting list. */
  promoted: z.int(),
  /** False when another operator had cancelled it before. */
  first: z.boolean(),
});
export type ActivityAct = z.infer<typeof activityActSchema>;

/** An activity in the operators' list, with the numbers of people who have a seat, wait, and came. */
export const operatorActivitySchema = z.object({
  slug: z.string(),
  title: bilingualSchema,
  startsAt: z.date(),
  endsAt: z.date(),
  place: bilingualSchema,
  online: z.boolean(),
  seats: z.int(),
  trial: z.boolean(),
  sample: z.boolean(),
  cancelledAt: z.date().nullable(),
  /** Whether learners do not see it yet. */
  draft: z.boolean(),
  revision: z.int(),
  confirmed: z.int(),
  waiting: z.int(),
  came: z.int(),
});
export type OperatorActivity = z.infer<typeof operatorActivitySchema>;

/** A row of the check-in list. */
const checkInLineSchema = z.object({
  id: z.string(),
  /** The person's id; null if the role may not see people. */
  personId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  checkedInAt: z.date().nullable(),
  /** Code for the check-in, such as `012 407`; null without a seat. */
  code: z.string().nullable(),
  /** Place on the waiting list, from 1; null for people who are not on it. */
  waitingPlace: z.int().nullable(),
});
export type CheckInLine = z.infer<typeof checkInLineSchema>;

export const checkInListSchema = z.object({
  activity: operatorActivitySchema,
  /** Reason of its cancellation; null if it takes place. */
  cancelReason: bilingualSchema.nullable(),
  checkInOpensAt: z.date(),
  registrations: z.array(checkInLineSchema),
});
export type CheckInList = z.infer<typeof checkInListSchema>;

/** Input of the table of an activity's people. */
export const listPeopleSchema = tableInputSchema(
  ['place'],
  {
    slug: activitySlugSchema.shape.slug,
    who: z.enum(PEOPLE_FILTERS).optional(),
    /** A part of a name or of an e-mail. */
    q: searchTextSchema.optional(),
  },
  'asc',
);
export type ListPeopleInput = z.infer<typeof listPeopleSchema>;

/** An activity for editing: its texts, and the revision that was read. */
export const editedActivitySchema = z.object({
  revision: z.int(),
  content: activityDetailSchema.omit({ drawing: true }).extend({
    kind: z.enum(ACTIVITY_KINDS),
    startsAt: z.date(),
    endsAt: z.date(),
    online: z.boolean(),
    city: bilingualSchema.nullable(),
    place: bilingualSchema,
    joining: bilingualSchema,
    seats: z.int(),
    trial: z.boolean(),
    title: bilingualSchema,
    summary: bilingualSchema,
  }),
});
export type EditedActivity = z.infer<typeof editedActivitySchema>;
