import { BACKOFFS, backoffDelay } from './backoff.mjs';

const MINUTE_MS = 60_000;

/** Delay before the first poll of an open payment: buyers take minutes, and webhooks arrive in seconds. */
export const FIRST_POLL_DELAY_MS = BACKOFFS.paymentPoll.firstMs;

/** Time for which the payments of an expired order are still polled: a card page that was left open still
 *  accepts cards. */
export const POLL_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** The delay after `polls` polls of a payment: 5, 10, 20 minutes … three hours, ms. */
export function pollDelay(polls: number): number {
  return backoffDelay(BACKOFFS.paymentPoll, polls);
}

/** The delay after `tries` tries to refund: 2, 4, 8 minutes … six hours, ms. Longer than any call takes,
 *  so that it serves as the lease of the try, too. */
export function refundRetryDelay(tries: number): number {
  return backoffDelay(BACKOFFS.refund, tries);
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Time after a capture in which a refund is still possible in the provider's dashboard. */
const REFUNDABLE_MS = 180 * DAY_MS;

/** The time of the next poll for refunds of a capture, for a gateway without webhooks for refunds made in
 *  its dashboard: every week for half a year. Null: no further poll. */
export function nextRefundPollAt(capturedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + 7 * DAY_MS);
  return next.getTime() - capturedAt.getTime() > REFUNDABLE_MS ? null : next;
}
