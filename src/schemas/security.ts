import { z } from 'zod';
import { OPERATOR_ROLES } from '~/domain/role';
import { textSchema, uuidSchema } from './text';

/** One signed-in device of the account. */
const deviceSchema = z.object({
  /** Id of the session; it gives no access. */
  id: z.string(),
  /** Name in the actor's language: `Android 上的 Chrome`. */
  name: z.string(),
  kind: z.enum(['phone', 'tablet', 'computer']).nullable(),
  signedInAt: z.date(),
  /** At most five minutes old for a device in use. */
  lastSeenAt: z.date(),
  isThis: z.boolean(),
});
export type DeviceView = z.infer<typeof deviceSchema>;

export const signOutDeviceSchema = z.object({ id: uuidSchema });
export type SignOutDeviceInput = z.infer<typeof signOutDeviceSchema>;

/** `others` keeps this device, `all` ends its session too. */
export const signOutEverywhereSchema = z.object({ scope: z.enum(['others', 'all']) });
export type SignOutEverywhereInput = z.infer<typeof signOutEverywhereSchema>;

/** Re-authentication: the current password, unless the login is under ten minutes old. */
export const reauthenticationSchema = z.object({
  currentPassword: z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    textSchema(1024).optional(),
  ),
});
export type ReauthenticationInput = z.infer<typeof reauthenticationSchema>;

/** Deletion of the account. */
const deletionSchema = z.object({
  /** Time of the deletion; null when none was requested. */
  dueAt: z.date().nullable(),
  /** The operator's role that ends with the account; null for a learner. */
  role: z.enum(OPERATOR_ROLES).nullable(),
});
export type DeletionView = z.infer<typeof deletionSchema>;
