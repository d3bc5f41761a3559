import { AsyncLocalStorage } from 'node:async_hooks';

/** @type {AsyncLocalStorage<import('node:http').ServerResponse>} */
const responses = new AsyncLocalStorage();

/** The response to the request for a page that this code runs for; undefined elsewhere.
 *  @returns {import('node:http').ServerResponse | undefined} */
export const getPageResponse = () => responses.getStore();

// The application shares nothing with the HTTP layer but the global object.
Reflect.set(globalThis, Symbol.for('shuoyi.page-response'), getPageResponse);

/** Lets all code that a page is made by find the page's response, which Next hands to none of it.
 *  @template T
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => T} listener writes the response
 *  @returns {T} */
export function withPageResponse(response, listener) {
  return responses.run(response, listener);
}
