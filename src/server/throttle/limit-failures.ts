import type { ErrorCode } from '~/schemas/error-codes';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import {
  consumeRateLimit,
  type RateLimitSubject,
  type RateLimitTicket,
} from './consume-rate-limit';
import type { ThrottledAction } from './policy';

/** The error codes of a wrong guess. */
const FAILURE_CODES: readonly ErrorCode[] = [
  'INVALID_CREDENTIALS',
  'CURRENT_PASSWORD_WRONG',
  'LINK_INVALID',
  'COUPON_NOT_FOUND',
  'GIFT_NOT_FOUND',
];

interface LimitedAction {
  action: ThrottledAction;
  subject?: RateLimitSubject;
}

/** Runs `work` within its rate limit, and counts it only when it was a wrong guess. The point is consumed
 *  before, so that concurrent calls cannot exceed the limit, and refunded after any other outcome.
 *  @throws ServiceError TOO_MANY_REQUESTS, and the errors of `work` */
export function limitFailures<T>(
  ctx: ServiceContext,
  limited: LimitedAction,
  work: () => Promise<T>,
): Promise<T> {
  return limitFailuresByTicket(ctx, limited, async (ticket) => {
    const result = await work();
    await ticket.refund();
    return result;
  });
}

/** `limitFailures` for work that refunds a success itself, in the statement that writes its result. */
export async function limitFailuresByTicket<T>(
  ctx: ServiceContext,
  { action, subject }: LimitedAction,
  work: (ticket: RateLimitTicket) => Promise<T>,
): Promise<T> {
  const ticket = await consumeRateLimit(ctx, action, subject);
  try {
    return await work(ticket);
  } catch (error) {
    const isFailure = error instanceof ServiceError && FAILURE_CODES.includes(error.code);
    if (!isFailure) await ticket.refund();
    throw error;
  }
}
