import { addDays } from './calendar';

/** Grace period in which the user can cancel the deletion of the account, days. */
export const DELETION_GRACE_DAYS = 14;

/** The time at which an account is deleted when its user requests it at `now`. */
export function deletionDueAt(now: Date): Date {
  return addDays(now, DELETION_GRACE_DAYS);
}

/** The e-mail of a deleted account: unique, and undeliverable by RFC 2606 (`.invalid`). */
export function deletedEmail(id: string): string {
  return `deleted-${id}@deleted.invalid`;
}
