import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { isMember } from '~/server/services/membership/queries';

/** Lets the actor into a unit or says why not: free units are open to anybody.
 *  @throws ServiceError LOGIN_USER_REQUIRED | VIP_REQUIRED */
export async function requireAccess(
  ctx: ServiceContext,
  unit: { access: 'FREE' | 'VIP' },
): Promise<void> {
  if (unit.access === 'FREE') return;
  if (ctx.actor.kind !== 'user') throw new ServiceError('LOGIN_USER_REQUIRED');
  if (!(await isMember(ctx))) throw new ServiceError('VIP_REQUIRED');
}

/** Which of these units the learner's results may be kept for: free ones, all of them while a member,
 *  and those opened before, so that a lesson begun as a member can still be finished.
 *  @returns unit ids */
export async function practicableUnits(
  ctx: ServiceContext,
  db: Database | Tx,
  userId: string,
  units: readonly { id: string; access: 'FREE' | 'VIP' }[],
): Promise<Set<string>> {
  const open = new Set(units.filter((unit) => unit.access === 'FREE').map((unit) => unit.id));
  const closed = units.filter((unit) => !open.has(unit.id)).map((unit) => unit.id);
  if (closed.length === 0) return open;
  if (await isMember(ctx)) return new Set([...open, ...closed]);
  const begun = await db.enrolment.findMany({
    where: { userId, unitId: { in: closed } },
    select: { unitId: true },
  });
  return new Set([...open, ...begun.map((row) => row.unitId)]);
}
