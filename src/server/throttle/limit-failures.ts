import type { ErrorCode } from '~/schemas/error-codes';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit, type RateLimitSubject } from './consume-rate-limit';
import type { ThrottledAction } from './policy';

/** The error codes of a wrong guess. */
const FAILURE_CODES: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'CURRENT_PASSWORD_WRONG',
  'LINK_INVALID',
  'COUPON_NOT_FOUND',
  'GIFT_NOT_FOUND',
];

/** Runs `work` within its rate limit, and counts it only when it was a wrong guess. The point is consumed
 *  before, so that concurrent calls cannot exceed the limit, and refunded after any other outcome.
 *  @throws ServiceError TOO_MANY_REQUESTS, and the errors of `work` */
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
