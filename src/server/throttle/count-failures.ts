import type { ErrorCode } from '~/schemas/error-codes';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { admit, type Subject } from './admit';
import type { ThrottledAction } from './policy';

/** What somebody who guesses is told. */
const WRONG_GUESSES: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'CURRENT_PASSWORD_WRONG',
  'LINK_INVALID',
  'COUPON_NOT_FOUND',
  'GIFT_NOT_FOUND',
];

/** Runs `work` when the throttle lets it pass, and counts it only if it was a wrong guess: the point is
 *  taken before, so that many at once cannot slip through, and given back after anything else.
 *  @throws ServiceError TOO_MANY_REQUESTS, and whatever `work` throws */
export async function countFailures<T>(
  ctx: ServiceContext,
  { action, subject }: { action: ThrottledAction; subject?: Subject },
  work: () => Promise<T>,
): Promise<T> {
  const admission = await admit(ctx, action, subject);
  try {
    const result = await work();
    await admission.forgive();
    return result;
  } catch (error) {
    const wrong = error instanceof ServiceError && WRONG_GUESSES.includes(error.code);
    if (!wrong) await admission.forgive();
    throw error;
  }
}
