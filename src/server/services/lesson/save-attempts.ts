import 'server-only';
import type { SaveAttemptsInput, SavedAttempts } from '~/schemas/lesson';
import { requireUser, type Verb } from '~/server/context';
import { requireSameAccount } from '~/server/require-same-account';
import { metrics } from '~/server/telemetry/metrics';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { insertAttempts } from './insert-attempts';
import { validateAttempts } from './validate-attempts';

/** Saves attempts in the actor's account: enrols the user in their units, reschedules cards and counts
 *  practice of the day. A stored attempt stays as it was, so that a repeated request is harmless; an id of
 *  another account is rejected. An invalid attempt does not affect the others.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | TOO_MANY_REQUESTS */
export async function saveAttempts({
  ctx,
  input,
}: Verb<SaveAttemptsInput>): Promise<SavedAttempts> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  await consumeRateLimit(ctx, 'save-attempts', { userId });
  const { valid, rejected } = await validateAttempts({
    ctx,
    input: { userId, attempts: input.attempts },
  });
  for (const { code } of rejected) metrics.attempts.inc({ outcome: code });
  if (valid.length === 0) return { saved: [], refused: rejected };
  const now = ctx.now();
  const ids = await withTransaction(ctx, (tx) => insertAttempts(tx, valid, { userId, now }));
  metrics.attempts.inc({ outcome: 'saved' }, ids.size);
  const foreign = valid.filter(({ id }) => !ids.has(id));
  metrics.attempts.inc({ outcome: 'FORBIDDEN' }, foreign.length);
  return {
    saved: [...ids],
    refused: [...rejected, ...foreign.map(({ id }) => ({ id, code: 'FORBIDDEN' as const }))],
  };
}
