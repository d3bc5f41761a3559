import { AsyncLocalStorage } from 'node:async_hooks';
import onHeaders from 'on-headers';

const RETRY_AFTER_SECONDS = 5;

/** The response of the current request.
 *  @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
const responses = new AsyncLocalStorage();
/** @type {WeakSet<import('node:http').ServerResponse>} */
const unavailable = new WeakSet();

// `src/instrumentation.ts` calls this on such a failure, before Next sends any of the page.
globalThis[Symbol.for('shuoyi.page-unavailable')] = () => {
  const response = responses.getStore();
  if (response) unavailable.add(response);
};

/** Whether a page could not be rendered because the database did not respond in time.
 *  @param {import('node:http').ServerResponse} response */
export function isUnavailable(response) {
  return unavailable.has(response);
}

/** Gives a page that failed because of the database the status 503: Next always uses 500.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => unknown} listener writes the response */
export function withUnavailableStatus(response, listener) {
  onHeaders(response, () => {
    if (response.statusCode !== 500 || !unavailable.has(response)) return;
    response.statusCode = 503;
    response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  });
  return responses.run(response, listener);
}
