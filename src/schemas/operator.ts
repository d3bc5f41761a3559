import { z } from 'zod';
import { ROLES } from '~/domain/role';
import { accountEmailSchema } from './auth';
import { textSchema, typedSchema, uuidSchema } from './text';

const reason = typedSchema(500);

/** The reason of an act, for the log of acts; it should have ids and numbers rather than names. */
export const reasonSchema = reason.optional();

/** The reason of an act that takes something away from people: a withdrawal, a hiding, a refund by hand. It
 *  is required from every caller. */
export const requiredReasonSchema = reason.min(1, 'required');

export const findAccountSchema = z.object({ email: accountEmailSchema });
export type FindAccountInput = z.infer<typeof findAccountSchema>;

export const accountIdSchema = z.object({ id: uuidSchema });

export const setAccessSchema = accountIdSchema.extend({ reason: reasonSchema });
export type SetAccessInput = z.infer<typeof setAccessSchema>;

/** Disabling an account takes its logins away. */
export const disableAccountSchema = accountIdSchema.extend({ reason: requiredReasonSchema });
export type DisableAccountInput = z.infer<typeof disableAccountSchema>;

export const confirmPasswordSchema = z.object({
  password: textSchema(1024).min(1, 'required'),
});
export type ConfirmPasswordInput = z.infer<typeof confirmPasswordSchema>;

export const setRoleSchema = accountIdSchema.extend({
  role: z.enum(ROLES),
  reason: reasonSchema,
});
export type SetRoleInput = z.infer<typeof setRoleSchema>;

export const securityEventsSchema = accountIdSchema.extend({
  limit: z.int().min(1).max(100).default(50),
  /** The `next` of the page before. */
  cursor: uuidSchema.optional(),
});
export type SecurityEventsInput = z.infer<typeof securityEventsSchema>;

/** View of an account for operators. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  validated: z.boolean(),
  createdAt: z.date(),
  disabledAt: z.date().nullable(),
  /** Number of signed-in devices. */
  sessions: z.int(),
});
export type AccountView = z.infer<typeof accountSchema>;

/** An entry of an account's audit log. */
const securityEventSchema = z.object({
  id: z.string(),
  at: z.date(),
  kind: z.string(),
  /** A user's id, `visitor` or `system`. */
  actor: z.string(),
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
});
const securityEventPageSchema = z.object({
  events: z.array(securityEventSchema),
  next: z.string().nullable(),
});
export type SecurityEventPage = z.infer<typeof securityEventPageSchema>;
