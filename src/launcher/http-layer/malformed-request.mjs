import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

/** Calls know their own methods. */
const CALLS = /^\/api(?!\/front\/docs(\/|$))(\/|$)/;

/** Answers what Next would fail at (an address that cannot be decoded) or keep as the answer to a later
 *  GET (another method on a page or a file).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it was answered */
export function rejectMalformedRequest(request, response) {
  const path = getPath(request);
  if (!isDecodable(path)) return respond(request, response, 400);
  if (CALLS.test(path)) return false;
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  response.setHeader('Allow', 'GET, HEAD, OPTIONS');
  return respond(request, response, request.method === 'OPTIONS' ? 204 : 405);
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
  response.end(request.method === 'HEAD' ? '' : body);
  return true;
}
