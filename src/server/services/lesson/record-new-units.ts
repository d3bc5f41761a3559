import 'server-only';
import type { Access } from '~/domain/unit-kinds';
import type { Tx } from '~/server/db';
import { recordOpeningsOfResults } from '../membership/record-opening';

interface UnitOfResults {
  id: string;
  slug: string;
  access: Access;
}

/** Records the opening of members' units for which the user's first results arrive, because they may have
 *  been opened elsewhere. A unit for which the user has cards is skipped: it was practised before, perhaps
 *  while it was free. Call it before the results are turned into cards. */
export async function recordNewUnits(
  tx: Tx,
  userId: string,
  units: readonly UnitOfResults[],
  now: Date,
): Promise<void> {
  const membersOnly = units.filter(({ access }) => access === 'VIP');
  if (membersOnly.length === 0) return;
  const practised = await tx.unitItem.findMany({
    where: { unitId: { in: membersOnly.map(({ id }) => id) }, cards: { some: { userId } } },
    distinct: ['unitId'],
    select: { unitId: true },
  });
  const practisedIds = new Set(practised.map(({ unitId }) => unitId));
  const fresh = membersOnly.filter(({ id }) => !practisedIds.has(id));
  await recordOpeningsOfResults(tx, userId, 'unit', fresh, now);
}
