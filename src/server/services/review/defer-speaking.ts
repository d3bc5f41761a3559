import 'server-only';
import { addDaysToDay, dayToDate, taipeiDay } from '~/domain/day';
import type { CardState, DeferSpeakingInput } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { requireSameAccount } from '~/server/require-same-account';
import { withTransaction } from '~/server/transaction';
import { recordNewUnits } from '../lesson/record-new-units';
import { toCardState } from '../spaced-repetition/card-columns';
import { getPractisableUnit } from './practisable-unit';

/** Defers an item ("I can't speak now"): it is due in today's review until it is spoken, even if it is typed in the
 *  meantime; an item that was reviewed today is due tomorrow. Suspended and known cards stay as they are. A repeated
 *  request changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ITEM_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function deferSpeaking({ ctx, input }: Verb<DeferSpeakingInput>): Promise<CardState> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  const { itemId } = input;
  const unit = await getPractisableUnit({ ctx, input: { userId, itemId } });
  const now = ctx.now();
  const today = taipeiDay(now);
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    // The review shows the item from now on, so this counts as an opening of its unit.
    await recordNewUnits(tx, userId, [unit], now);
    await tx.card.createMany({
      data: [{ userId, itemId, dueOn: dayToDate(today), createdAt: now }],
      skipDuplicates: true,
    });
    const where = { userId_itemId: { userId, itemId } };
    const card = await tx.card.findUniqueOrThrow({ where });
    if (card.speakingDeferred || card.suspendedAt || card.knownAt) return toCardState(card);
    const reviewedToday = card.lastReviewedAt && taipeiDay(card.lastReviewedAt) === today;
    const firstDay = dayToDate(reviewedToday ? addDaysToDay(today, 1) : today);
    const data = {
      speakingDeferred: true,
      dueOn: new Date(Math.min(card.dueOn.getTime(), firstDay.getTime())),
      version: { increment: 1 },
    };
    return toCardState(await tx.card.update({ where, data }));
  });
}
