import 'server-only';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Excludes a card from the review until it is restored.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function suspendCard({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  return changeCard({ ctx, input: { cardId: input.cardId, data: { suspendedAt: ctx.now() } } });
}
