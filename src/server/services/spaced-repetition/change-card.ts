import 'server-only';
import type { CardState } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { withTransaction } from '~/server/transaction';
import { toCardState } from './card-columns';

/** Changes one of the actor's own cards; that of a removed word stays suspended until the word is restored. The new version invalidates a review that is open in another tab.
 *  A repeated change has no further effect on the schedule.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CARD_NOT_FOUND */
export async function changeCard({
  ctx,
  input: { cardId, data },
}: Verb<{
  cardId: string;
  data: Pick<Prisma.CardUpdateManyMutationInput, 'buriedUntil' | 'suspendedAt' | 'knownAt'>;
}>): Promise<CardState> {
  const userId = requireUser(ctx);
  return withTransaction(ctx, async (tx) => {
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const { count } = await tx.card.updateMany({
      where: {
        id: cardId,
        userId,
        OR: [{ savedWordId: null }, { savedWord: { removedAt: null } }],
      },
      data: { ...data, version: { increment: 1 } },
    });
    if (count === 0) throw new ServiceError('CARD_NOT_FOUND');
    return toCardState(await tx.card.findUniqueOrThrow({ where: { id: cardId } }));
  });
}
