import 'server-only';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Marks a card as known: it is not reviewed any more, and its word counts as firm.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function markKnown({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  return changeCard({ ctx, input: { cardId: input.cardId, data: { knownAt: ctx.now() } } });
}
