import onHeaders from 'on-headers';
import { getPageResponse } from './page-response.mjs';

const RETRY_AFTER_SECONDS = 5;

/** @type {WeakSet<import('node:http').ServerResponse>} */
const unavailable = new WeakSet();

// `src/instrumentation.ts` calls this on such a failure, before Next sends any of the page.
globalThis[Symbol.for('shuoyi.page-unavailable')] = () => {
  const response = getPageResponse();
  if (response) unavailable.add(response);
};

/** Whether a page could not be rendered because the database did not respond in time.
 *  @param {import('node:http').ServerResponse} response */
export function isUnavailable(response) {
  return unavailable.has(response);
}

/** Gives a page that failed because of the database the status 503: Next always uses 500.
 *  @param {import('node:http').ServerResponse} response */
export function setUnavailableStatus(response) {
  onHeaders(response, () => {
    if (response.statusCode !== 500 || !unavailable.has(response)) return;
    response.statusCode = 503;
    response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
  });
}
