import 'server-only';
import { addDays } from '~/domain/calendar';
import { startOfDay, taipeiDay } from '~/domain/day';
import type { SaveListeningRoundInput } from '~/schemas/listening';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { requireSameAccount } from '~/server/require-same-account';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';

/** Two hours of rounds without a break. */
export const MAX_ROUNDS_PER_DAY = 120;

/** Maximum age, in days, of a round that an offline device sends. */
const MAX_AGE_DAYS = 90;

/** Saves the answers of a round in the actor's account; they decide which pairs come next, and nothing else. A stored
 *  round stays as it was, so that a repeated request is harmless. A time in the future is stored as now.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | TOO_MANY_REQUESTS | VALIDATION_FAILED for the id of another
 *    account's round */
export async function saveListeningRound({
  ctx,
  input: { id, madeAt, results, account },
}: Verb<SaveListeningRoundInput>): Promise<void> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: account });
  await consumeRateLimit(ctx, 'save-listening', { userId });
  const now = ctx.now();
  const earliest = addDays(now, -MAX_AGE_DAYS).getTime();
  const time = new Date(Math.min(now.getTime(), Math.max(earliest, madeAt.getTime())));
  await withTransaction(ctx, async (tx) => {
    // Of two requests with the same round the second waits here, and finds it.
    await lockUser(tx, userId, 'NO KEY UPDATE');
    const stored = await tx.listeningRound.findUnique({ where: { id }, select: { userId: true } });
    if (stored && stored.userId !== userId) throw new ServiceError('VALIDATION_FAILED');
    if (stored) return;
    const day = startOfDay(taipeiDay(time));
    const rounds = await tx.listeningRound.count({
      where: { userId, madeAt: { gte: day, lt: addDays(day, 1) } },
    });
    if (rounds >= MAX_ROUNDS_PER_DAY) throw new ServiceError('TOO_MANY_REQUESTS');
    await tx.listeningRound.create({ data: { id, userId, madeAt: time } });
    await tx.listeningResult.createMany({
      data: results.map(({ contrast, answers, right }) => ({
        roundId: id,
        contrast,
        answers,
        right,
      })),
    });
  });
}
