import 'server-only';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** "I know this": the card is asked no more, and its word counts as firm.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function markKnown({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  return changeCard({ ctx, input: { cardId: input.cardId, data: { knownAt: ctx.now() } } });
}
