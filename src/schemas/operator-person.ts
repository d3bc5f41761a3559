import { z } from 'zod';
import { OPERATOR_ROLES } from '~/domain/role';
import { daySchema, tableInputSchema, tablePageSchema } from './table';

/** Groups that the table of people can be filtered by. */
export const PEOPLE_GROUPS = [
  'MEMBER',
  'ENDS_SOON',
  'ENDED',
  'NEVER_PRACTISED',
  'HAS_GIFT',
  'OPERATOR',
] as const;
export type PeopleGroup = (typeof PEOPLE_GROUPS)[number];

/** Number of days within which a membership ends soon, or has just ended. */
export const SOON_DAYS = 30;

/** Input of the table of people. */
export const listPersonsSchema = tableInputSchema(['createdAt'], {
  group: z.enum(PEOPLE_GROUPS).optional(),
  /** First and last day of the sign-up, in Taipei. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type ListPersonsInput = z.infer<typeof listPersonsSchema>;

const personRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  createdAt: z.date(),
  /** Null for a learner. */
  role: z.enum(OPERATOR_ROLES).nullable(),
  /** End of all member time so far, which may be over; null without any. */
  memberUntil: z.date().nullable(),
  /** The last day of practice, in Taipei; null: there was none. */
  practisedOn: z.string().nullable(),
  isDisabled: z.boolean(),
  isLeaving: z.boolean(),
});
export type PersonRow = z.infer<typeof personRowSchema>;

export const personPageSchema = tablePageSchema(personRowSchema);
