import { z } from 'zod';
import { REGISTRATION_STATUSES } from './activity';

const bilingual = z.object({ zh: z.string(), en: z.string() });

/** An activity in the operators' list, with how many have a seat, wait, and came. */
export const operatorActivitySchema = z.object({
  slug: z.string(),
  title: bilingual,
  startsAt: z.date(),
  endsAt: z.date(),
  place: bilingual,
  online: z.boolean(),
  seats: z.int(),
  trial: z.boolean(),
  sample: z.boolean(),
  confirmed: z.int(),
  waiting: z.int(),
  came: z.int(),
});
export type OperatorActivity = z.infer<typeof operatorActivitySchema>;

/** A row of the check-in list. */
const checkInLineSchema = z.object({
  id: z.string(),
  /** The person's id; null where the role may not see people. */
  personId: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  status: z.enum(REGISTRATION_STATUSES),
  checkedInAt: z.date().nullable(),
});
export type CheckInLine = z.infer<typeof checkInLineSchema>;

export const checkInListSchema = z.object({
  activity: operatorActivitySchema,
  checkInOpensAt: z.date(),
  registrations: z.array(checkInLineSchema),
});
export type CheckInList = z.infer<typeof checkInListSchema>;
