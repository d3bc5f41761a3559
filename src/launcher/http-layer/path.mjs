/** The path of a request as in its request line, without the query.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {string} */
export function getPath(request) {
  return (request.url ?? '/').split('?', 1)[0];
}

/** Calls below `/api`: not the contract's document and its pages. */
const CALL = /^\/api\/(?:trpc|front(?!\/(?:docs|openapi\.json)(?:\/|$)))(?:\/|$)/;

/** Whether a request is a call of the web client or of the contract. Its response is JSON for one caller, also for
 *  errors; it is never a page and never cached.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} */
export function isCall(request) {
  return CALL.test(getPath(request));
}

/** Whether a request is below the contract's address, where each call defines its methods.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} */
export function isContractCall(request) {
  return isCall(request) && getPath(request).startsWith('/api/front');
}

/** The language of a page's path: English below `/en`, Chinese everywhere else.
 *  @param {string} path
 *  @returns {'zh' | 'en'} */
export function getLanguage(path) {
  return /^\/en(\/|$)/.test(path) ? 'en' : 'zh';
}
