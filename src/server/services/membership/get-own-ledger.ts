import type { Grant } from '~/domain/membership';
import type { ServiceContext } from '~/server/context';
import { getLedger } from './get-ledger';

/** The actor's own entries, oldest first, from which the projected end of a purchase is computed. None for
 *  visitors. */
export async function getOwnLedger({
  ctx: { db, actor },
}: {
  ctx: ServiceContext;
}): Promise<Grant[]> {
  return actor.kind === 'user' ? getLedger(db, actor.id) : [];
}
