import { z } from 'zod';
import { ACT_KINDS, SUBJECT_KINDS } from '~/domain/operator-act';
import { daySchema, searchTextSchema, tableInputSchema, tablePageSchema } from './table';

/** Input of the log of acts. `q` is the subject or the operator's e-mail address. */
export const listActsSchema = tableInputSchema(['at'], {
  kind: z.enum(ACT_KINDS).optional(),
  subjectKind: z.enum(SUBJECT_KINDS).optional(),
  q: searchTextSchema.optional(),
  /** First and last day, in Taipei. */
  from: daySchema.optional(),
  to: daySchema.optional(),
});
export type ListActsInput = z.infer<typeof listActsSchema>;

/** The values of a row of the log before and after the act. */
export const actValuesSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable();

const actRowSchema = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.enum(ACT_KINDS),
  /** Null for the system, and without a name when the account is deleted. */
  operator: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  subjectKind: z.enum(SUBJECT_KINDS),
  subject: z.string(),
  before: actValuesSchema,
  after: actValuesSchema,
  reason: z.string(),
});
export type ActRow = z.infer<typeof actRowSchema>;

export const actPageSchema = tablePageSchema(actRowSchema);
