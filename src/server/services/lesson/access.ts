import 'server-only';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { getMembershipExpiry, isMember } from '~/server/services/membership/queries';

interface Unit {
  slug: string;
  access: 'FREE' | 'VIP';
}

/** Maximum length of one lesson session. */
const LESSON_SESSION_MS = 12 * 3_600_000;

/** Checks that the actor may open a unit; free units are open to visitors, too.
 *  @throws ServiceError LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function requireAccess({ ctx, input: unit }: Verb<Unit>): Promise<void> {
  if (unit.access === 'FREE') return;
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (!(await canOpenMembersOnly({ ctx, input: unit.slug })))
    throw new ServiceError('MEMBERSHIP_REQUIRED');
}

/** Whether the actor may open a members' unit now: as a member, or to finish the lesson that was open
 *  when the membership ended, also after a reload or on another device. */
export async function canOpenMembersOnly({ ctx, input: slug }: Verb<string>): Promise<boolean> {
  const { db, actor } = ctx;
  if (actor.kind !== 'user') return false;
  if (await isMember({ ctx })) return true;
  const since = new Date(ctx.now().getTime() - LESSON_SESSION_MS);
  if ((await getMembershipExpiry(db, actor.id, since)) === null) return false;
  const open = await db.enrolment.count({
    where: {
      userId: actor.id,
      unit: { slug },
      completedAt: null,
      removedAt: null,
      lastActiveAt: { gte: since },
    },
  });
  return open > 0;
}

/** Units for which the learner's results are accepted: free ones, all of them while a member, and those
 *  opened before, so that a lesson begun as a member can still be finished.
 *  @returns unit ids */
export async function unitsAcceptingResults({
  ctx,
  input: { userId, units },
}: Verb<{
  userId: string;
  units: readonly { id: string; access: 'FREE' | 'VIP' }[];
}>): Promise<Set<string>> {
  const open = new Set(units.filter((unit) => unit.access === 'FREE').map((unit) => unit.id));
  const membersOnly = units.filter((unit) => !open.has(unit.id)).map((unit) => unit.id);
  if (membersOnly.length === 0) return open;
  if (await isMember({ ctx })) return new Set([...open, ...membersOnly]);
  const begun = await ctx.db.enrolment.findMany({
    where: { userId, unitId: { in: membersOnly } },
    select: { unitId: true },
  });
  return new Set([...open, ...begun.map((row) => row.unitId)]);
}
