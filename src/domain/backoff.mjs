// The file is plain JavaScript, because the launcher imports it, too, and runs without a compiler.

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Delays between tries: a first one, doubled after every try, up to a maximum; ms.
 *  @typedef {{ readonly firstMs: number, readonly maxMs: number }} Backoff */

/** The schedules of everything that is tried again. */
export const BACKOFFS = {
  /** Polls of an open payment: buyers take minutes, and webhooks arrive in seconds. */
  paymentPoll: { firstMs: 5 * MINUTE_MS, maxMs: 3 * HOUR_MS },
  /** Refunds at a gateway. The first delay is longer than any call takes, and serves as its lease, too. */
  refund: { firstMs: 2 * MINUTE_MS, maxMs: 6 * HOUR_MS },
  /** An item that a job could not handle. */
  failedWork: { firstMs: MINUTE_MS, maxMs: 6 * HOUR_MS },
  /** An e-mail that its server did not accept. */
  mail: { firstMs: MINUTE_MS / 2, maxMs: 6 * HOUR_MS },
  /** A file that is to be deleted. */
  fileDeletion: { firstMs: MINUTE_MS, maxMs: 6 * HOUR_MS },
  /** A webhook of the sandbox that the shop did not acknowledge. */
  sandboxWebhook: { firstMs: 5_000, maxMs: HOUR_MS },
  /** A request to a storage that did not respond, or responded that it is unavailable. */
  storageRequest: { firstMs: 200, maxMs: 10_000 },
  /** A process of the web server that ended soon after its start. */
  processRestart: { firstMs: 1_000, maxMs: MINUTE_MS / 2 },
};

/** The delay before the next try, ms.
 *  @param {Backoff} backoff
 *  @param {number} doublings number of times that the first delay is doubled, from 0 */
export function backoffDelay({ firstMs, maxMs }, doublings) {
  return Math.min(firstMs * 2 ** Math.min(doublings, 20), maxMs);
}

/** All delays of a schedule in their order, the longest last; ms.
 *  @param {Backoff} backoff
 *  @returns {number[]} */
export function backoffDelays(backoff) {
  const delays = [backoffDelay(backoff, 0)];
  while (delays.at(-1) !== backoff.maxMs) delays.push(backoffDelay(backoff, delays.length));
  return delays;
}
