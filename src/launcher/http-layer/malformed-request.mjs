import { closeAfter } from './last-request.mjs';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

/** Paths of API routes, which check their methods themselves. */
const API_PATH = /^\/api(?!\/front\/docs(\/|$))(\/|$)/;

/** Responds to requests at which Next would fail (an address that cannot be decoded) or that it would cache
 *  as the response to a later GET (another method on a page or a file).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function rejectMalformedRequest(request, response) {
  if (hasUnknownEnd(request)) return rejectUnreadable(request, response);
  const path = getPath(request);
  if (!isDecodable(path)) return respond(request, response, 400);
  if (hasUnknownExpectation(request)) return respond(request, response, 417);
  // TRACE would echo a request's cookies; no address supports it.
  if (API_PATH.test(path) && request.method !== 'TRACE') return false;
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  return respond(request, response, request.method === 'OPTIONS' ? 204 : 405);
}

/** Responds to a request that a proxy may parse differently, and closes its connection.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {true} */
export function rejectUnreadable(request, response) {
  closeAfter(request, response);
  return respond(request, response, 400);
}

/** Node reads a body in an unknown transfer coding until the connection ends; a proxy may read it
 *  differently (RFC 9112, 6.3: such a request is rejected and its connection closed). */
function hasUnknownEnd(request) {
  const coding = request.headers['transfer-encoding'];
  return coding !== undefined && coding.trim().toLowerCase() !== 'chunked';
}

/** Node handles `100-continue`, the only defined expectation, itself. */
function hasUnknownExpectation({ headers }) {
  return headers.expect !== undefined && !/^100-continue$/i.test(headers.expect);
}

function isDecodable(path) {
  try {
    return decodeURIComponent(path) !== null;
  } catch {
    return false;
  }
}

function respond(request, response, status) {
  const path = getPath(request);
  const body = status === 204 ? '' : plainPage(status, getLanguage(path));
  response.statusCode = status;
  if (body) response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (body) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
  return true;
}
