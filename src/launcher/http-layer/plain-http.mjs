import { isFromClientItself, isFromOutside, isFromTrustedProxy } from './client-address.mjs';
import { getPath } from './path.mjs';

const APP_URL = process.env.APP_URL ?? '';
const IS_HTTPS = APP_URL.startsWith('https:');
/** Requests of a balancer within its network; they carry no personal data, cookie or token. */
const HEALTH = /^\/api\/health\//;
/** Requests of a scraper, with a token, within the servers' network or by the proxy over HTTPS. */
const METRICS = /^\/api\/metrics\/?$/;

/** Rejects unencrypted requests to a site on HTTPS: those that a proxy received over HTTP, and those of another
 *  machine without a proxy. Pages behind a proxy are redirected to their encrypted address; the metrics are
 *  not, so that sending their token in clear text fails the first time.
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

/** Whether a proxy of TRUSTED_PROXIES reports that its client came over HTTP; the first of several values is
 *  the client's. */
function isForwardedPlain(request) {
  const [protocol = ''] = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  return protocol.trim().toLowerCase() === 'http' && isFromTrustedProxy(request);
}
