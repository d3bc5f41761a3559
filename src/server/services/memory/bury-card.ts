import 'server-only';
import { dateOf, plusDays, taipeiDay } from '~/domain/day';
import type { CardIdInput, CardState } from '~/schemas/memory';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Leaves a card until tomorrow, without any effect on its schedule.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function buryCard({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  const tomorrow = plusDays(taipeiDay(ctx.now()), 1);
  return changeCard({
    ctx,
    input: { cardId: input.cardId, data: { buriedUntil: dateOf(tomorrow) } },
  });
}
