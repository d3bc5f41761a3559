import 'server-only';
import { dateOf, plusDays, taipeiDay } from '~/domain/day';
import type { CardState, QueueSpeakingInput } from '~/schemas/memory';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { practicableUnits } from '../lesson/access';
import { requireAccountMeant } from '../lesson/account-meant';
import { noteNewUnits } from '../lesson/note-new-units';
import { toCardState } from '../memory/card-columns';

/** "I can't speak now": the item waits in today's review until it is spoken, whatever is typed in the
 *  meantime; one that was reviewed today waits in tomorrow's. What was put away stays there. Asking twice
 *  is asking once.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ITEM_NOT_FOUND | VIP_REQUIRED */
export async function queueSpeaking({ ctx, input }: Verb<QueueSpeakingInput>): Promise<CardState> {
  const userId = requireUser(ctx);
  await requireAccountMeant({ ctx, input: input.account });
  const { itemId } = input;
  const item = await ctx.db.unitItem.findUnique({
    where: { id: itemId },
    select: { unit: { select: { id: true, slug: true, access: true } } },
  });
  if (!item) throw new ServiceError('ITEM_NOT_FOUND');
  if (!(await practicableUnits({ ctx, input: { userId, units: [item.unit] } })).has(item.unit.id))
    throw new ServiceError('VIP_REQUIRED');
  const now = ctx.now();
  const today = taipeiDay(now);
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    // From here on the review hands the item out to whoever has its card.
    await noteNewUnits(tx, userId, [item.unit], now);
    await tx.card.createMany({
      data: [{ userId, itemId, dueOn: dateOf(today), createdAt: now }],
      skipDuplicates: true,
    });
    const where = { userId_itemId: { userId, itemId } };
    const card = await tx.card.findUniqueOrThrow({ where });
    if (card.speakLater || card.suspendedAt || card.knownAt) return toCardState(card);
    const reviewedToday = card.lastReviewedAt && taipeiDay(card.lastReviewedAt) === today;
    const from = dateOf(reviewedToday ? plusDays(today, 1) : today);
    const data = {
      speakLater: true,
      dueOn: new Date(Math.min(card.dueOn.getTime(), from.getTime())),
      version: { increment: 1 },
    };
    return toCardState(await tx.card.update({ where, data }));
  });
}
