import 'server-only';
import { addDaysToDay, dayToDate, taipeiDay } from '~/domain/day';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Hides a card until tomorrow without any effect on its schedule.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function buryCard({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  const tomorrow = addDaysToDay(taipeiDay(ctx.now()), 1);
  return changeCard({
    ctx,
    input: { cardId: input.cardId, data: { buriedUntil: dayToDate(tomorrow) } },
  });
}
