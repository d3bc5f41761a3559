import 'server-only';
import { dateOf, taipeiDay } from '~/domain/day';
import type { CardState, ItemIdInput } from '~/schemas/memory';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { practicableUnits } from '../lesson/access';
import { toCardState } from './card-columns';

/** "I can't speak now": the item waits in today's review until it is spoken. An item that has a card
 *  already keeps its schedule.
 *  @throws ServiceError LOGIN_USER_REQUIRED | ITEM_NOT_FOUND | VIP_REQUIRED */
export async function queueSpeaking({ ctx, input }: Verb<ItemIdInput>): Promise<CardState> {
  const userId = requireUser(ctx);
  const { itemId } = input;
  const item = await ctx.db.unitItem.findUnique({
    where: { id: itemId },
    select: { unit: { select: { id: true, access: true } } },
  });
  if (!item) throw new ServiceError('ITEM_NOT_FOUND');
  if (!(await practicableUnits(ctx, ctx.db, userId, [item.unit])).has(item.unit.id))
    throw new ServiceError('VIP_REQUIRED');
  const now = ctx.now();
  await ctx.db.card.createMany({
    data: [{ userId, itemId, dueOn: dateOf(taipeiDay(now)), createdAt: now }],
    skipDuplicates: true,
  });
  const where = { userId_itemId: { userId, itemId } };
  return toCardState(await ctx.db.card.findUniqueOrThrow({ where }));
}
