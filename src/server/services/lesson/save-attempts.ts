import 'server-only';
import type { SaveAttemptsInput, SavedAttempts } from '~/schemas/lesson';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { insertAttempts } from './insert-attempts';
import { requireSameAccount } from './same-account';
import { validateAttempts } from './validate-attempts';

/** Keeps attempts in the actor's account: they enrol in the units they belong to, move the cards of the
 *  review and count for the day. An attempt that is already there stays as it was, so sending twice is
 *  harmless; an id that belongs to somebody else is refused. One bad attempt does not hold back the
 *  others.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | TOO_MANY_REQUESTS */
export async function saveAttempts({
  ctx,
  input,
}: Verb<SaveAttemptsInput>): Promise<SavedAttempts> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  await consumeRateLimit(ctx, 'save-attempts', { userId });
  const { good, refused } = await validateAttempts({
    ctx,
    input: { userId, attempts: input.attempts },
  });
  if (good.length === 0) return { saved: [], refused };
  const now = ctx.now();
  const { ids } = await withTransaction(ctx, (tx) => insertAttempts(tx, good, { userId, now }));
  const foreign = good.filter(({ id }) => !ids.has(id));
  return {
    saved: [...ids],
    refused: [...refused, ...foreign.map(({ id }) => ({ id, code: 'FORBIDDEN' as const }))],
  };
}
