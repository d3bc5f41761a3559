/** The path of a request as in its request line, without the query.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {string} */
export function getPath(request) {
  return (request.url ?? '/').split('?', 1)[0];
}

/** The language of a page's path: English below `/en`, Chinese everywhere else.
 *  @param {string} path
 *  @returns {'zh' | 'en'} */
export function getLanguage(path) {
  return /^\/en(\/|$)/.test(path) ? 'en' : 'zh';
}
