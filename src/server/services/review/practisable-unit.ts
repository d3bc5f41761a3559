import 'server-only';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { unitsAcceptingResults } from '../lesson/access';
import type { UnitOfItem } from '../lesson/attempted-items';

/** The unit of an item whose results the account may have.
 *  @throws ServiceError ITEM_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function getPractisableUnit({
  ctx,
  input: { userId, itemId },
}: Verb<{ userId: string; itemId: string }>): Promise<UnitOfItem> {
  const item = await ctx.db.unitItem.findUnique({
    where: { id: itemId },
    select: { unit: { select: { id: true, slug: true, access: true } } },
  });
  if (!item) throw new ServiceError('ITEM_NOT_FOUND');
  const accepting = await unitsAcceptingResults({ ctx, input: { userId, units: [item.unit] } });
  if (!accepting.has(item.unit.id)) throw new ServiceError('MEMBERSHIP_REQUIRED');
  return item.unit;
}
