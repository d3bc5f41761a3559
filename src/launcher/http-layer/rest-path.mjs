const CONTRACT = /^[/\\]+api[/\\]+front(?=[/\\]|$)/i;
const PLAIN = /^(\/api\/front(?:\/[\w~-][\w.~-]*)*)\/?$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Whether an address is below `/api/front`, however it is spelled.
 *  @param {string} url as in the request line
 *  @returns {boolean} */
export function isBelowContract(url) {
  return CONTRACT.test(url.split('?', 1)[0] ?? '');
}

/** Normalises an address below `/api/front`, where every response is JSON: Next responds to a malformed one
 *  (an extra slash, a backslash, broken percent signs) with a redirect or with HTML before any route runs.
 *  A trailing slash is ignored; any other malformed address becomes that of an unknown call.
 *  @param {string} url as in the request line
 *  @returns {string} the normalised address */
export function normaliseRestPath(url) {
  const path = url.split('?', 1)[0] ?? '';
  if (!isBelowContract(url)) return url;
  const plain = PLAIN.exec(path)?.[1];
  return plain ? plain + url.slice(path.length) : '/api/front/-';
}

/** Replaces a method that Next does not know, below `/api/front`, by one that no call supports.
 *  @param {string} url
 *  @param {string} method
 *  @returns {string} */
export function normaliseRestMethod(url, method) {
  return isBelowContract(url) && !METHODS.has(method) ? 'DELETE' : method;
}

/** Normalises the address and the method of a request below `/api/front`.
 *  @param {import('node:http').IncomingMessage} request */
export function normaliseRestRequest(request) {
  request.method = normaliseRestMethod(request.url, request.method);
  request.url = normaliseRestPath(request.url);
}
