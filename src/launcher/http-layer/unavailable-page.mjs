import { AsyncLocalStorage } from 'node:async_hooks';
import onHeaders from 'on-headers';

const RETRY_AFTER_SECONDS = 5;

/** The response that is being made.
 *  @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
const responses = new AsyncLocalStorage();
/** @type {WeakSet<import('node:http').ServerResponse>} */
const unavailable = new WeakSet();

// Next tells `src/instrumentation.ts` which failure it was before it sends any of the page.
globalThis[Symbol.for('shuoyi.page-unavailable')] = () => {
  const response = responses.getStore();
  if (response) unavailable.add(response);
};

/** Whether a page could not be made because the database did not answer in time.
 *  @param {import('node:http').ServerResponse} response */
export function isUnavailable(response) {
  return unavailable.has(response);
}

/** Lets a page that cannot be made just now say 503: Next knows one status for a page that failed, 500.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => unknown} listener makes the answer */
export function withUnavailableStatus(response, listener) {
  onHeaders(response, () => {
    if (response.statusCode !== 500 || !unavailable.has(response)) return;
    response.statusCode = 503;
    response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  });
  return responses.run(response, listener);
}
