import 'server-only';
import type { Access } from '~/domain/unit-kinds';
import type { ServiceContext, Verb } from '~/server/context';
import {
  canOpenForMembers,
  lessonsAcceptingResults,
  requireLessonAccess,
} from '~/server/services/membership/lesson-access';

/** Checks that the actor may open a unit; free units are open to visitors, too.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireAccess({
  ctx,
  input: { slug, access },
}: Verb<{ slug: string; access: Access }>): Promise<void> {
  await requireLessonAccess({ ctx, input: { access, findProgress: progressIn(ctx, slug) } });
}

/** Whether the actor may open a members' unit now. */
export async function canOpenMembersOnly({ ctx, input: slug }: Verb<string>): Promise<boolean> {
  return canOpenForMembers({ ctx, input: progressIn(ctx, slug) });
}

const progressIn = (ctx: ServiceContext, slug: string) => (userId: string) =>
  ctx.db.enrolment.findFirst({
    where: { userId, unit: { slug } },
    select: { lastActiveAt: true, completedAt: true, removedAt: true },
  });

/** Units for which the learner's results are accepted: free ones, all of them while a member, and those
 *  opened before, so that a lesson begun as a member can still be finished.
 *  @returns unit ids */
export async function unitsAcceptingResults({
  ctx,
  input: { userId, units },
}: Verb<{
  userId: string;
  units: readonly { id: string; access: Access }[];
}>): Promise<Set<string>> {
  const findBegun = async (ids: string[]) => {
    const where = { userId, unitId: { in: ids } };
    const begun = await ctx.db.enrolment.findMany({ where, select: { unitId: true } });
    return begun.map(({ unitId }) => unitId);
  };
  return lessonsAcceptingResults({ ctx, input: { lessons: units, findBegun } });
}
