const MINUTE_MS = 60_000;

/** When a gateway is asked about an open payment for the first time: buyers take minutes, and callbacks
 *  come in seconds. */
export const FIRST_POLL_DELAY_MS = 5 * MINUTE_MS;

/** After an order's day, how long its payments are still asked about: a page that was left open takes
 *  cards longer than we would like. */
export const POLL_WINDOW_MS = 24 * 60 * MINUTE_MS;

/** The pause after the `asked`th time of asking about a payment: 5, 10, 20 minutes … three hours. */
export function pollDelay(polls: number): number {
  return exponentialDelay(FIRST_POLL_DELAY_MS, polls, 180 * MINUTE_MS);
}

/** The pause after the `tried`th try to refund: 2, 4, 8 minutes … six hours. Longer than any call takes,
 *  so that it is the try's lease, too. */
export function refundRetryDelay(tries: number): number {
  return exponentialDelay(2 * MINUTE_MS, tries, 360 * MINUTE_MS);
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long after a capture money may still go back at a gateway's desk. */
const REFUNDABLE_MS = 180 * DAY_MS;

/** When a gateway that does not tell of refunds made at its own desk is asked about a capture next: every
 *  week for half a year. Null: no more. */
export function nextRefundPollAt(capturedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + 7 * DAY_MS);
  return next.getTime() - capturedAt.getTime() > REFUNDABLE_MS ? null : next;
}

function exponentialDelay(first: number, times: number, max: number): number {
  return Math.min(first * 2 ** Math.min(times, 20), max);
}
