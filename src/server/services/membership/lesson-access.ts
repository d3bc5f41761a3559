import 'server-only';
import {
  acceptsResults,
  canFinishLesson,
  isMemberAt,
  type LessonInProgress,
} from '~/domain/lesson-access';
import type { Access } from '~/domain/unit-kinds';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getLedger } from './get-ledger';

/** Finds a user's progress in the lesson; null if it was not begun. */
type FindProgress = (userId: string) => Promise<LessonInProgress | null>;

/** Checks that the actor may open a lesson; free ones are open to visitors, too.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireLessonAccess({
  ctx,
  input: { access, findProgress },
}: Verb<{ access: Access; findProgress: FindProgress }>): Promise<void> {
  if (access === 'FREE') return;
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (!(await canOpenForMembers({ ctx, input: findProgress })))
    throw new ServiceError('MEMBERSHIP_REQUIRED');
}

/** Whether the actor may open a lesson for members now: as a member, or to finish the one that was open when the
 *  membership ended. */
export async function canOpenForMembers({
  ctx: { db, actor, now },
  input: findProgress,
}: Verb<FindProgress>): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const ledger = await getLedger(db, actor.id);
  if (isMemberAt(ledger, now())) return true;
  return canFinishLesson(ledger, await findProgress(actor.id), now());
}

interface Lesson {
  id: string;
  access: Access;
}

/** Lessons in which the actor's practice results are accepted.
 *  @param input.findBegun finds which of the lessons with these ids the actor has begun; not called for a member
 *  @returns ids */
export async function lessonsAcceptingResults({
  ctx: { db, actor, now },
  input: { lessons, findBegun },
}: Verb<{
  lessons: readonly Lesson[];
  findBegun: (ids: string[]) => Promise<readonly string[]>;
}>): Promise<Set<string>> {
  const closed = lessons.filter(({ access }) => access !== 'FREE').map(({ id }) => id);
  const isMember =
    closed.length > 0 && actor.kind === 'user' && isMemberAt(await getLedger(db, actor.id), now());
  const begun = new Set(closed.length > 0 && !isMember ? await findBegun(closed) : []);
  const accepting = lessons.filter(({ id, access }) =>
    acceptsResults(access, { isMember, hasBegun: begun.has(id) }),
  );
  return new Set(accepting.map(({ id }) => id));
}
