import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
const responses = new AsyncLocalStorage();

/** The response of the page whose request this code serves; undefined elsewhere.
 *  @returns {import('node:http').ServerResponse | undefined} */
export const getPageResponse = () => responses.getStore();

// The application and the HTTP layer share only the global object.
Reflect.set(globalThis, Symbol.for('shuoyi.page-response'), getPageResponse);

/** Makes a page's response available to all code that renders the page, because Next does not pass it.
 *  @template T
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => T} listener writes the response
 *  @returns {T} */
export function withPageResponse(response, listener) {
  return responses.run(response, listener);
}
