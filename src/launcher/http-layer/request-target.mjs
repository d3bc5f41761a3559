import { isIPv6 } from 'node:net';

/** Authority of the site, from APP_URL. */
const SITE = URL.canParse(process.env.APP_URL ?? '') ? new URL(process.env.APP_URL ?? '').host : '';

const HOST = /^(?:[\w.-]{1,255}|\[([0-9a-f:.]+)\])(?::(\d{0,5}))?$/i;
const ABSOLUTE = /^(https?):\/\/([^/?#]*)((?:[/?#].*)?)$/is;
const DEFAULT_PORTS = new Map([
  ['http', ':80'],
  ['https', ':443'],
]);

/** Whether a text is a host with or without a port, as in the header `Host`. */
function isHost(text) {
  const [found, ipv6, port = ''] = HOST.exec(text) ?? [];
  return found !== undefined && Number(port) < 65_536 && (ipv6 === undefined || isIPv6(ipv6));
}

/** Converts the target of a request to its origin form, a path, for all later steps. The absolute form is accepted
 *  for this site's own address only, because the server is no proxy (RFC 9112, 3.2).
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} false when its target or its `Host` is invalid: the response is then 400 */
export function normaliseTarget(request) {
  const { method, url = '' } = request;
  const host = readHost(request);
  if (host === null) return false;
  if (url.startsWith('/')) return true;
  // The target of CONNECT names another server; we support no such method.
  if (method === 'CONNECT') request.url = '/';
  if (method === 'CONNECT' || (method === 'OPTIONS' && url === '*')) return true;
  const [, scheme = '', authority = '', rest = ''] = ABSOLUTE.exec(url) ?? [];
  if (!isHost(authority) || !isOwn(authority, host, scheme)) return false;
  request.headers.host = authority;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  return true;
}

/** The single valid value of `Host`; empty if HTTP/1.0 omits it; null if it is missing or invalid. Node keeps the
 *  first of several and validates none. */
function readHost({ rawHeaders, httpVersion }) {
  const hosts = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at].toLowerCase() === 'host') hosts.push(rawHeaders[at + 1]);
  if (hosts.length === 0 && httpVersion === '1.0') return '';
  return hosts.length === 1 && isHost(hosts[0]) ? hosts[0] : null;
}

/** Whether an authority is that of the request's `Host`, or the site's. */
function isOwn(authority, host, scheme) {
  const normalise = (text) => {
    const lower = text.toLowerCase();
    const port = DEFAULT_PORTS.get(scheme.toLowerCase());
    return port && lower.endsWith(port) ? lower.slice(0, -port.length) : lower;
  };
  return [host, SITE].some((own) => own !== '' && normalise(own) === normalise(authority));
}
