import type { Grant } from '~/domain/membership';
import type { ServiceContext } from '~/server/context';
import { getLedger } from './get-ledger';

/** The actor's own entries, oldest first: enough to say to which day a purchase would lead. None for
 *  visitors, who have no member time yet. */
export async function getOwnLedger({
  ctx: { db, actor },
}: {
  ctx: ServiceContext;
}): Promise<Grant[]> {
  return actor.kind === 'user' ? getLedger(db, actor.id) : [];
}
