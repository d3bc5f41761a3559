import 'server-only';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry, isMember } from '~/server/services/membership/queries';

interface Lesson {
  id: string;
  access: 'FREE' | 'VIP';
}

/** Maximum length of one lesson session. */
const LESSON_SESSION_MS = 12 * 3_600_000;

/** Checks that the actor may open a media lesson: free ones are open to visitors, the others to members and
 *  to a user who was in the middle of one when the membership ended.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireMediaAccess({ ctx, input: lesson }: Verb<Lesson>): Promise<void> {
  if (lesson.access === 'FREE') return;
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (await isMember({ ctx })) return;
  const since = new Date(ctx.now().getTime() - LESSON_SESSION_MS);
  const wasMember = (await getMembershipExpiry(ctx.db, ctx.actor.id, since)) !== null;
  const where = { userId: ctx.actor.id, lessonId: lesson.id, completedAt: null, removedAt: null };
  if (wasMember && (await hasProgress(ctx, { ...where, lastActiveAt: { gte: since } }))) return;
  throw new ServiceError('MEMBERSHIP_REQUIRED');
}

/** Checks that progress in a lesson is accepted: in free ones, in all while a member, and in those begun
 *  before, so that ranges played as a member can still be reported afterwards.
 *  @throws ServiceError MEMBERSHIP_REQUIRED */
export async function requireProgressAllowed({
  ctx,
  input: { userId, lesson },
}: Verb<{ userId: string; lesson: Lesson }>): Promise<void> {
  if (lesson.access === 'FREE' || (await isMember({ ctx }))) return;
  if (await hasProgress(ctx, { userId, lessonId: lesson.id })) return;
  throw new ServiceError('MEMBERSHIP_REQUIRED');
}

type Where = NonNullable<Parameters<ServiceContext['db']['mediaProgress']['count']>[0]>['where'];

async function hasProgress(ctx: ServiceContext, where: Where): Promise<boolean> {
  return (await ctx.db.mediaProgress.count({ where })) > 0;
}
