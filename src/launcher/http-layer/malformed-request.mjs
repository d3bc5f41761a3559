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
  // TRACE would repeat a request's cookies; no address has it.
  if (API_PATH.test(path) && request.method !== 'TRACE') return false;
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  return respond(request, response, request.method === 'OPTIONS' ? 204 : 405);
}

/** Responds to a request that others may read otherwise, and closes its connection.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {true} */
export function rejectUnreadable(request, response) {
  closeAfter(request, response);
  return respond(request, response, 400);
}

/** Node takes a body in an unknown transfer coding to last as long as the connection; a proxy may read it
 *  otherwise (RFC 9112, 6.3: such a request is refused and its connection closed). */
function hasUnknownEnd(request) {
  const coding = request.headers['transfer-encoding'];
  return coding !== undefined && coding.trim().toLowerCase() !== 'chunked';
}

/** The only expectation that there is, that for a body, Node has met. */
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
