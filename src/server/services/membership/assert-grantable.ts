import { countGivenDays, type GivenDays } from '~/domain/granted-days';
import { canGrant, hasGrantLimit, isWithinGrantLimit } from '~/domain/permissions';
import { fromStoredRole, type Role } from '~/domain/role';
import type { ServiceContext, Verb } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

interface DaysForPerson {
  /** The person. */
  id: string;
  /** Negative: they are taken back. */
  days: number;
}

/** Asserts that the actor may grant, or withdraw, so many days at once: not to their own account, and not more
 *  than the maximum of their role.
 *  @throws ServiceError OWN_ACCOUNT | GRANT_TOO_LONG */
export function assertGrantable({ ctx: { actor }, input: { id, days } }: Verb<DaysForPerson>) {
  if (actor.kind !== 'user') return;
  if (actor.id === id) throw new ServiceError('OWN_ACCOUNT');
  if (!canGrant(actor.role, days)) throw new ServiceError('GRANT_TOO_LONG');
}

/** Asserts that with these days the operators of a role with a limit do not exceed it for one person in all. Lock
 *  the person's ledger before it.
 *  @throws ServiceError GRANT_LIMIT_REACHED */
export async function assertGrantLimit(
  tx: Tx | Database,
  { actor, now }: ServiceContext,
  { id, days }: DaysForPerson,
): Promise<void> {
  if (actor.kind !== 'user' || days <= 0 || !hasGrantLimit(actor.role)) return;
  const given = await listGivenDays(tx, id, actor.role);
  if (!isWithinGrantLimit(actor.role, countGivenDays([...given, { at: now(), days }])))
    throw new ServiceError('GRANT_LIMIT_REACHED');
}

/** The days that operators of a role have granted a person, by the log of acts. Acts of earlier releases have no
 *  role, and count for their operator's present one. */
async function listGivenDays(
  tx: Tx | Database,
  personId: string,
  role: Role,
): Promise<GivenDays[]> {
  const acts = await tx.operatorAct.findMany({
    where: { kind: 'membership.grant', subjectKind: 'person', subject: personId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, actorId: true, after: true },
  });
  const ids = [...new Set(acts.flatMap(({ actorId }) => actorId ?? []))];
  const operators = await tx.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, role: true },
  });
  const roles = new Map(operators.map((operator) => [operator.id, fromStoredRole(operator.role)]));
  return acts.flatMap(({ at, actorId, after }) => {
    const values = after as { days: number; role?: Role };
    const ofAct = values.role ?? (actorId ? roles.get(actorId) : undefined);
    return ofAct === role ? [{ at, days: values.days }] : [];
  });
}
