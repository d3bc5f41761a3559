import 'server-only';
import type { Tx } from '~/server/db';
import { noteResults } from '../membership/note-opening';

interface UnitOfResults {
  id: string;
  slug: string;
  access: 'FREE' | 'VIP';
}

/** Writes down of which members' units somebody's very first results arrive: who never opened them has them
 *  from elsewhere. What somebody has cards of they practised before, be it while it was free. Call it before
 *  the results make cards. */
export async function noteNewUnits(
  tx: Tx,
  userId: string,
  units: readonly UnitOfResults[],
  now: Date,
): Promise<void> {
  const closed = units.filter(({ access }) => access === 'VIP');
  if (closed.length === 0) return;
  const known = await tx.unitItem.findMany({
    where: { unitId: { in: closed.map(({ id }) => id) }, cards: { some: { userId } } },
    distinct: ['unitId'],
    select: { unitId: true },
  });
  const isKnown = new Set(known.map(({ unitId }) => unitId));
  const fresh = closed.filter(({ id }) => !isKnown.has(id));
  await noteResults(tx, userId, 'unit', fresh, now);
}
