import { addDays } from './calendar';

/** Until then the owner of an account that is to be deleted may change their mind. */
export const DELETION_GRACE_DAYS = 14;

/** When an account goes whose owner asks for it now. */
export function deletionDueAt(now: Date): Date {
  return addDays(now, DELETION_GRACE_DAYS);
}

/** The address of an account that names nobody any more: unique, and by RFC 2606 nobody's. */
export function deletedEmail(id: string): string {
  return `deleted-${id}@deleted.invalid`;
}
