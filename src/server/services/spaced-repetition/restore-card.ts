import 'server-only';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Restores a card that was buried, suspended or marked as known, with its schedule as it was.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function restoreCard({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  return changeCard({
    ctx,
    input: { cardId: input.cardId, data: { buriedUntil: null, suspendedAt: null, knownAt: null } },
  });
}
