import 'server-only';
import { createConcurrencyLimiter } from '~/lib/concurrency-limiter';
import type { CheckTakeInput, TakeResult } from '~/schemas/clip-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import {
  judgeInProcess,
  type TakeAnswer,
  type TakeRequest,
} from '~/server/gateways/speech/take-process';
import { requirePermission } from '~/server/services/operator/permissions';
import { log } from '~/server/telemetry/log.mjs';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { findLine, hashWords, lineWords } from './draft-lines';
import { requireDraft } from './draft-rows';
import { storeTake } from './store-take';

/** Each check keeps a core busy for two seconds. */
const limitChecks = createConcurrencyLimiter(1, {
  maxLength: 8,
  createError: () => new ServiceError('TOO_MANY_REQUESTS', undefined, 10),
});

/** Checks a person's recording of a line, as our own clips are checked, and keeps it for a day when the scorer accepts
 *  it: trimmed, levelled, with the time of each word. The draft uses it only when somebody chooses it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CLOSED (published) | DRAFT_CHANGED
 *    (the line has another text) | TOO_MANY_REQUESTS | RECORDING_NOT_CHECKED | RECORDING_STORE_FAILED */
export async function checkTake({ ctx, input }: Verb<CheckTakeInput>): Promise<TakeResult> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, accent, text, audio } = input;
  const draft = await requireDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') throw new ServiceError('DRAFT_CLOSED');
  const line = findLine(draft.items, input);
  const words = line?.text === text ? lineWords(line, accent) : null;
  if (!words) throw new ServiceError('DRAFT_CHANGED');
  if (ctx.actor.kind === 'user') await consumeRateLimit(ctx, 'take', { userId: ctx.actor.id });
  const answer = await judge({ audio, words });
  if ('problem' in answer) return { outcome: 'unusable', problem: answer.problem };
  const { check, clip } = answer;
  const { verdict, selfScore: score, missed, misread = false } = check;
  if (!clip) return { outcome: 'refused', verdict, score, missed, misread };
  const stored = await storeTake({
    ctx,
    input: { draftId: id, accent, said: hashWords(words), selfScore: score, clip },
  });
  return { outcome: 'accepted', score, ...stored };
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
