import 'server-only';
import { addDaysToDay, dayToDate, taipeiDay } from '~/domain/day';
import type { CardState, LeaveOpenInput } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { lockUser } from '~/server/lock-user';
import { requireSameAccount } from '~/server/require-same-account';
import { withTransaction } from '~/server/transaction';
import { completeTriedUnit } from '../lesson/complete-tried-unit';
import { recordNewUnits } from '../lesson/record-new-units';
import { toCardState } from '../spaced-repetition/card-columns';
import { getPractisableUnit } from './practisable-unit';

/** Leaves an item open that the scorer could not tell twice: it is no attempt and no review, counts as tried, which may
 *  complete its unit, and is due on the day after. Its memory and its version stay as they are, so that an answer that
 *  is given on the same day after all is its review; suspended and known cards come back no earlier. A repeated request
 *  changes nothing. A saved word is left open by its own id, a rendering by that of its sentence.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ITEM_NOT_FOUND | MEMBERSHIP_REQUIRED */
export async function leaveOpen({ ctx, input }: Verb<LeaveOpenInput>): Promise<CardState> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  const { itemId, fromChinese = false } = input;
  const savedWord = await ctx.db.card.findFirst({
    where: { userId, savedWordId: itemId, savedWord: { removedAt: null } },
    select: { id: true },
  });
  const asked = fromChinese ? { renderedItemId: itemId } : { itemId };
  const unit = savedWord ? null : await getPractisableUnit({ ctx, input: { userId, itemId } });
  const now = ctx.now();
  const today = taipeiDay(now);
  const isLater = input.day > today;
  const day = isLater ? today : input.day;
  const dueOn = dayToDate(addDaysToDay(day, 1));
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    if (unit) {
      await recordNewUnits(tx, userId, [unit], now);
      await tx.card.createMany({
        data: [{ userId, ...asked, dueOn, createdAt: now }],
        skipDuplicates: true,
      });
    }
    const card = await tx.card.findFirstOrThrow({
      where: { userId, ...(savedWord ?? asked) },
    });
    const isKept = card.suspendedAt !== null || card.knownAt !== null;
    const data = {
      leftOpenOn: dayToDate(day),
      ...(!isKept && {
        dueOn: new Date(Math.min(card.dueOn.getTime(), dueOn.getTime())),
        buriedUntil: dueOn,
      }),
    };
    const state = toCardState(await tx.card.update({ where: { id: card.id }, data }));
    if (unit) await completeTriedUnit(tx, { userId, unitId: unit.id, at: now });
    return state;
  });
}
