import { PICTURE_SCALER } from '../../lib/next-internals.mjs';
import { getLanguage, getPath } from './path.mjs';
import { plainPage } from './plain-page.mjs';

/** Responds 404 to an address that the framework has and the product does not use.
 *  @param {import('node:http').IncomingMessage} request one whose path can be decoded
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function refuseClosedAddress(request, response) {
  const path = getPath(request);
  if (!PICTURE_SCALER.test(decodeURIComponent(path))) return false;
  const body = plainPage(404, getLanguage(path));
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
  return true;
}
