const CONTRACT = /^[/\\]+api[/\\]+front(?=[/\\]|$)/i;
const PLAIN = /^(\/api\/front(?:\/[\w~-][\w.~-]*)*)\/?$/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Next answers an odd spelling (a slash too many, a backslash, broken percent signs) with a redirect or
 *  with HTML before any route is asked. Below `/api/front` every answer is JSON: there, a slash at the end
 *  counts for nothing, and any other odd spelling is the address of an unknown call.
 *  @param {string} url as the request line has it
 *  @returns {string} the same, or an address that no call has */
export function normaliseRestPath(url) {
  const path = url.split('?', 1)[0] ?? '';
  if (!CONTRACT.test(path)) return url;
  const plain = PLAIN.exec(path)?.[1];
  return plain ? plain + url.slice(path.length) : '/api/front/-';
}

/** A method that Next does not know is, below `/api/front`, one that no call has.
 *  @param {string} url
 *  @param {string} method
 *  @returns {string} */
export function normaliseRestMethod(url, method) {
  return CONTRACT.test(url.split('?', 1)[0] ?? '') && !METHODS.has(method) ? 'DELETE' : method;
}

/** Gives an odd request below `/api/front` the address and the method of a call that does not exist.
 *  @param {import('node:http').IncomingMessage} request */
export function normaliseRestRequest(request) {
  request.method = normaliseRestMethod(request.url, request.method);
  request.url = normaliseRestPath(request.url);
}
