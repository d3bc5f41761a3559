import { isFromClientItself, isFromOutside, isFromTrustedProxy } from './client-address.mjs';
import { getPath } from './path.mjs';

const APP_URL = process.env.APP_URL ?? '';
const IS_HTTPS = APP_URL.startsWith('https:');
/** What a balancer asks within its network: no person, no cookie, no token. */
const HEALTH = /^\/api\/health\//;
/** What a scraper asks, with a token: within the servers' network, or of the proxy over HTTPS. */
const METRICS = /^\/api\/metrics\/?$/;

/** Refuses what came unencrypted to a site on HTTPS: a request that a proxy says it got over HTTP, and one of another
 *  machine without a proxy between. A page that such a proxy was asked for is sent to its encrypted address; the metrics
 *  are not, so that whoever sends their token in clear text learns it at the first time.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it has responded */
export function refusePlainHttp(request, response) {
  const path = getPath(request);
  if (!IS_HTTPS || HEALTH.test(path)) return false;
  const isForwarded = isForwardedPlain(request);
  const isOfMetrics = METRICS.test(path);
  if (!isForwarded && (isOfMetrics ? !isFromOutside(request) : !isFromClientItself(request)))
    return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  response.statusCode = isForwarded && isRead && !isOfMetrics ? 308 : 403;
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
