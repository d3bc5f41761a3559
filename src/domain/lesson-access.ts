import { type Grant, membershipAt } from './membership';
import type { Access } from './unit-kinds';

/** Maximum length of one lesson session, ms. */
const LESSON_SESSION_MS = 12 * 3_600_000;

/** A learner's progress in a lesson, as far as access depends on it, for a unit or a media lesson. */
export interface LessonInProgress {
  lastActiveAt: Date;
  completedAt: Date | null;
  removedAt: Date | null;
}

/** Whether a ledger makes its account a member at `now`. */
export function isMemberAt(ledger: readonly Grant[], now: Date): boolean {
  return membershipAt(ledger, now).expiresAt !== null;
}

/** Whether the lesson that was open when a membership ended may still be opened, so that it can be finished, also
 *  after a reload or on another device: within one lesson session after the last progress and the end.
 *  @param progress null if the account has not begun the lesson */
export function canFinishLesson(
  ledger: readonly Grant[],
  progress: LessonInProgress | null,
  now: Date,
): boolean {
  if (!progress || progress.completedAt || progress.removedAt) return false;
  const since = new Date(now.getTime() - LESSON_SESSION_MS);
  return progress.lastActiveAt >= since && isMemberAt(ledger, since);
}

/** Whether practice results of a lesson are accepted: of a free one, of any one from a member, and of one that
 *  was begun before, so that a lesson that was begun as a member still counts after the membership. */
export function acceptsResults(
  access: Access,
  { isMember, hasBegun }: { isMember: boolean; hasBegun: boolean },
): boolean {
  return access === 'FREE' || isMember || hasBegun;
}
