import 'server-only';
import type { Access } from '~/domain/unit-kinds';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import {
  lessonsAcceptingResults,
  requireLessonAccess,
} from '~/server/services/membership/lesson-access';

interface Lesson {
  id: string;
  access: Access;
}

/** Checks that the actor may open a media lesson: free ones are open to visitors, the others to members and
 *  to a user who was in the middle of one when the membership ended.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireMediaAccess({ ctx, input: lesson }: Verb<Lesson>): Promise<void> {
  const findProgress = (userId: string) =>
    ctx.db.mediaProgress.findFirst({
      where: { userId, lessonId: lesson.id },
      select: { lastActiveAt: true, completedAt: true, removedAt: true },
    });
  await requireLessonAccess({ ctx, input: { access: lesson.access, findProgress } });
}

/** Checks that progress in a lesson is accepted: in free ones, in all while a member, and in those begun
 *  before, so that ranges played as a member can still be reported afterwards.
 *  @throws ServiceError MEMBERSHIP_REQUIRED */
export async function requireProgressAllowed({
  ctx,
  input: { userId, lesson },
}: Verb<{ userId: string; lesson: Lesson }>): Promise<void> {
  const findBegun = async (ids: string[]) => {
    const where = { userId, lessonId: { in: ids } };
    const begun = await ctx.db.mediaProgress.findMany({ where, select: { lessonId: true } });
    return begun.map(({ lessonId }) => lessonId);
  };
  const accepting = await lessonsAcceptingResults({ ctx, input: { lessons: [lesson], findBegun } });
  if (!accepting.has(lesson.id)) throw new ServiceError('MEMBERSHIP_REQUIRED');
}
