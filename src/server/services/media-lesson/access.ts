import 'server-only';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry, isMember } from '~/server/services/membership/queries';

interface Lesson {
  id: string;
  access: 'FREE' | 'VIP';
}

/** As long as one sitting lasts at most. */
const LESSON_SESSION_MS = 12 * 3_600_000;

/** Lets the actor into a recorded lesson or says why not: free ones are open to anybody, the others to
 *  members, and to whoever is in the middle of one when the membership ends.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireMediaAccess({ ctx, input: lesson }: Verb<Lesson>): Promise<void> {
  if (lesson.access === 'FREE') return;
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (await isMember({ ctx })) return;
  const since = new Date(ctx.now().getTime() - LESSON_SESSION_MS);
  const wasMember = (await getMembershipExpiry(ctx.db, ctx.actor.id, since)) !== null;
  const where = { userId: ctx.actor.id, lessonId: lesson.id, completedAt: null, removedAt: null };
  if (wasMember && (await begun(ctx, { ...where, lastActiveAt: { gte: since } }))) return;
  throw new ServiceError('MEMBERSHIP_REQUIRED');
}

/** Whether the place in a lesson may be kept: of free ones, of all while a member, and of those begun
 *  before, so that what was heard as a member still arrives afterwards.
 *  @throws ServiceError MEMBERSHIP_REQUIRED */
export async function requireProgressAllowed({
  ctx,
  input: { userId, lesson },
}: Verb<{ userId: string; lesson: Lesson }>): Promise<void> {
  if (lesson.access === 'FREE' || (await isMember({ ctx }))) return;
  if (await begun(ctx, { userId, lessonId: lesson.id })) return;
  throw new ServiceError('MEMBERSHIP_REQUIRED');
}

type Where = NonNullable<Parameters<ServiceContext['db']['mediaProgress']['count']>[0]>['where'];

async function begun(ctx: ServiceContext, where: Where): Promise<boolean> {
  return (await ctx.db.mediaProgress.count({ where })) > 0;
}
