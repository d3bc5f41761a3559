import 'server-only';
import type { CardIdInput, CardState } from '~/schemas/spaced-repetition';
import type { Verb } from '~/server/context';
import { changeCard } from './change-card';

/** Takes back that a card was buried, suspended or marked as known: it goes on where its schedule
 *  stood.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export function restoreCard({ ctx, input }: Verb<CardIdInput>): Promise<CardState> {
  return changeCard({
    ctx,
    input: { cardId: input.cardId, data: { buriedUntil: null, suspendedAt: null, knownAt: null } },
  });
}
