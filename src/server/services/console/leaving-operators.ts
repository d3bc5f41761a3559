import { DELETION_GRACE_DAYS } from '~/domain/account-deletion';
import { addDays } from '~/domain/calendar';
import { toOperatorRole } from '~/domain/role';
import type { Waiting } from '~/schemas/console';
import type { Database, Prisma } from '~/server/db';
import { SHOWN } from './waiting-drafts';

/** Operators who have asked for the deletion of their accounts, the next one first. */
export async function findLeavingOperators(db: Database): Promise<Omit<Waiting, 'kind'>> {
  const where = {
    role: { not: 'USER' },
    disabledAt: null,
    anonymisedAt: null,
    deletionDueAt: { not: null },
  } satisfies Prisma.UserWhereInput;
  const found = await db.user.findMany({
    where,
    orderBy: [{ deletionDueAt: 'asc' }, { id: 'asc' }],
    take: SHOWN,
  });
  const items = found.flatMap(({ id, name, email, role: stored, deletionDueAt: at }) => {
    const role = toOperatorRole(stored);
    if (!at || !role) return [];
    const since = addDays(at, -DELETION_GRACE_DAYS);
    return [{ id, label: name || email, since, dueAt: null, leaves: { role, at } }];
  });
  return { count: await db.user.count({ where }), items };
}
