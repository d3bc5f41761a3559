import 'server-only';
import type { Tx } from '~/server/db';
import { recordOpeningsOfResults } from '../membership/record-opening';

interface UnitOfResults {
  id: string;
  slug: string;
  access: 'FREE' | 'VIP';
}

/** Writes down of which members' units somebody's very first results arrive: who never opened them has them
 *  from elsewhere. What somebody has cards of they practised before, be it while it was free. Call it before
 *  the results make cards. */
export async function recordNewUnits(
  tx: Tx,
  userId: string,
  units: readonly UnitOfResults[],
  now: Date,
): Promise<void> {
  const membersOnly = units.filter(({ access }) => access === 'VIP');
  if (membersOnly.length === 0) return;
  const known = await tx.unitItem.findMany({
    where: { unitId: { in: membersOnly.map(({ id }) => id) }, cards: { some: { userId } } },
    distinct: ['unitId'],
    select: { unitId: true },
  });
  const isKnown = new Set(known.map(({ unitId }) => unitId));
  const fresh = membersOnly.filter(({ id }) => !isKnown.has(id));
  await recordOpeningsOfResults(tx, userId, 'unit', fresh, now);
}
