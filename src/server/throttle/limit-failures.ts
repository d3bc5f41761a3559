import type { ErrorCode } from '~/schemas/error-codes';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit, type RateLimitSubject } from './consume-rate-limit';
import type { ThrottledAction } from './policy';

/** What somebody who guesses is told. */
const FAILURE_CODES: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'CURRENT_PASSWORD_WRONG',
  'LINK_INVALID',
  'COUPON_NOT_FOUND',
  'GIFT_NOT_FOUND',
];

/** Runs `work` when the throttle lets it pass, and counts it only if it was a wrong guess: the point is
 *  taken before, so that many at once cannot slip through, and given back after anything else.
 *  @throws ServiceError TOO_MANY_REQUESTS, and whatever `work` throws */
export async function limitFailures<T>(
  ctx: ServiceContext,
  { action, subject }: { action: ThrottledAction; subject?: RateLimitSubject },
  work: () => Promise<T>,
): Promise<T> {
  const ticket = await consumeRateLimit(ctx, action, subject);
  try {
    const result = await work();
    await ticket.refund();
    return result;
  } catch (error) {
    const isFailure = error instanceof ServiceError && FAILURE_CODES.includes(error.code);
    if (!isFailure) await ticket.refund();
    throw error;
  }
}
