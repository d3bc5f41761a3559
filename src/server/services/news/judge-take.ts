import 'server-only';
import { createConcurrencyLimiter } from '~/lib/concurrency-limiter';
import type { TakeResult } from '~/schemas/clip-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import {
  type EncodedTake,
  judgeInProcess,
  type TakeAnswer,
  type TakeRequest,
} from '~/server/gateways/speech/take-process';
import { log } from '~/server/telemetry/log.mjs';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';

/** Each check uses a core for two seconds. */
const limitChecks = createConcurrencyLimiter(1, {
  maxLength: 8,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, 10),
});

interface AskedTake extends TakeRequest {
  /** Keeps a recording that the scorer accepts. */
  store: (take: { clip: EncodedTake; selfScore: number }) => Promise<{ take: string; url: string }>;
}

/** Checks a person's recording as our own clips are checked.
 *  @throws ServiceError TOO_MANY_REQUESTS | RECORDING_NOT_CHECKED, and what `store` throws */
export async function judgeTake({
  ctx,
  input: { store, ...asked },
}: Verb<AskedTake>): Promise<TakeResult> {
  if (ctx.actor.kind === 'user') await consumeRateLimit(ctx, 'take', { userId: ctx.actor.id });
  const answer = await judge(asked);
  if ('problem' in answer) return { outcome: 'unusable', problem: answer.problem };
  const { check, clip } = answer;
  const { verdict, selfScore: score, missed, misread = false } = check;
  if (!clip) return { outcome: 'refused', verdict, score, missed, misread };
  return { outcome: 'accepted', score, ...(await store({ clip, selfScore: score })) };
}

/** @throws ServiceError TOO_MANY_REQUESTS | RECORDING_NOT_CHECKED */
async function judge(asked: TakeRequest): Promise<TakeAnswer> {
  try {
    return await limitChecks(() => judgeInProcess(asked));
  } catch (error) {
    if (error instanceof ServiceError) throw error;
    log.error({ error }, 'A recording could not be checked');
    throw new ServiceError('RECORDING_NOT_CHECKED');
  }
}
