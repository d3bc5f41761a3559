import { isFromClientItself, isFromTrustedProxy } from './client-address.mjs';
import { getPath } from './path.mjs';

const APP_URL = process.env.APP_URL ?? '';
const IS_HTTPS = APP_URL.startsWith('https:');
/** What a balancer and a scraper ask within their network: no person, no cookie. */
const OPERATION = /^\/api\/(?:health\/|metrics$)/;

/** Refuses what came unencrypted to a site on HTTPS: a request that a proxy says it got over HTTP, and one of another
 *  machine without a proxy between. A page that such a proxy was asked for is sent to its encrypted address.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function refusePlainHttp(request, response) {
  if (!IS_HTTPS || OPERATION.test(getPath(request))) return false;
  const isForwarded = isForwardedPlain(request);
  if (!isForwarded && !isFromClientItself(request)) return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.statusCode = isForwarded && isRead ? 308 : 403;
  if (response.statusCode === 308)
    response.setHeader('Location', `${new URL(APP_URL).origin}${request.url}`);
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(request.method === 'GET' ? `${APP_URL}\n` : '');
  return true;
}

/** Whether a proxy of TRUSTED_PROXIES says that its client came over HTTP; the first of several speaks of the client. */
function isForwardedPlain(request) {
  const [protocol = ''] = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  return protocol.trim().toLowerCase() === 'http' && isFromTrustedProxy(request);
}
