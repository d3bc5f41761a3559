// Route handlers get headers but no connection, so the address of a client is passed in a header that only this
// file can set: a client's header of this name is dropped, and `src/server/auth/client.ts` trusts the header
// only in a process that runs this file.
import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import proxyAddress from 'proxy-addr';
import { log } from '../../server/telemetry/log.mjs';

const HEADER = 'x-shuoyi-client-address';

/** Header that proves that a web process sent the request: Next fetches the target of a server action's
 *  redirect with the headers of the original request. All processes of a server know the secret. */
const OWN_HEADER = 'x-shuoyi-own-request';
const OWN_SECRET = process.env.OWN_REQUEST_SECRET ?? randomUUID();
delete process.env.OWN_REQUEST_SECRET;

const proxies = (process.env.TRUSTED_PROXIES ?? '')
  .split(',')
  .map((part) => part.trim())
  .filter(Boolean);
const isTrustedAddress = proxyAddress.compile(proxies);

/** Results by address, because parsing one costs more than all the rest here, and few proxies send all
 *  requests.
 *  @type {LRUCache<string, boolean>} */
const trusted = new LRUCache({
  maxSize: 256 * 1024,
  sizeCalculation: (_, address) => 100 + 2 * address.length,
});

/** @param {string} address */
function isTrusted(address) {
  const known = trusted.get(address) ?? isTrustedAddress(address);
  trusted.set(address, known);
  return known;
}

const isNearby = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);
let warned = false;

/** Warns once about a proxy that is not trusted: all its clients count as one address. */
function warnOfUntrustedProxy({ headers, socket }) {
  const peer = socket.remoteAddress ?? '';
  if (warned || !headers['x-forwarded-for'] || isTrusted(peer) || !isNearby(peer)) return;
  warned = true;
  log.warn(
    `Requests come through a proxy at ${peer} that TRUSTED_PROXIES does not name: its clients count as one address.`,
  );
}

/** Whether a request came from this server itself.
 *  @param {import('node:http').IncomingMessage} request */
export function isOwnRequest(request) {
  return request.headers[OWN_HEADER] === OWN_SECRET;
}

/** Whether a proxy of TRUSTED_PROXIES sent a request.
 *  @param {import('node:http').IncomingMessage} request */
export function isFromTrustedProxy({ socket }) {
  return proxies.length > 0 && isTrusted(socket.remoteAddress ?? '');
}

/** Peers that may be an unlisted proxy of the operator, or a tool on this machine. */
const isNear = proxyAddress.compile(
  proxies.length > 0 ? ['loopback'] : ['loopback', 'linklocal', 'uniquelocal'],
);

/** Whether a request came without a proxy between, from another machine.
 *  @param {{ socket: { remoteAddress?: string } }} request */
export function isFromClientItself({ socket }) {
  const peer = socket.remoteAddress ?? '';
  return !isTrusted(peer) && !isNear(peer);
}

/** Whether a request came directly from outside of the private networks and the proxies.
 *  @param {{ socket: { remoteAddress?: string } }} request */
export function isFromOutside({ socket }) {
  const peer = socket.remoteAddress ?? '';
  return !isTrusted(peer) && !isNearby(peer);
}

/** An address with a port, as some proxies write it: `192.0.2.1:443`, `[2001:db8::1]:443`, and `[2001:db8::1]`. */
const WITH_PORT = /^\s*(?:\[([^[\]]{1,45})\](?::\d{1,5})?|([\d.]{7,15}):\d{1,5})\s*$/;

/** The proxy headers of a request and its peer, with all addresses that proxies wrote stripped of their ports.
 *  @param {import('node:http').IncomingMessage} request */
function withoutPorts({ headers, socket }) {
  const forwarded = headers['x-forwarded-for'];
  if (!forwarded) return { headers: {}, socket };
  const addresses = String(forwarded)
    .split(',')
    .map((text) => text.replace(WITH_PORT, (_, v6, v4) => v6 ?? v4));
  return { headers: { 'x-forwarded-for': addresses.join(',') }, socket };
}

/** Writes the client's address into the headers of a request. A request of this server to itself keeps the
 *  address of the original request.
 *  @param {import('node:http').IncomingMessage} request */
export function setClientAddress(request) {
  if (isOwnRequest(request)) return;
  delete request.headers[HEADER];
  warnOfUntrustedProxy(request);
  const address = proxyAddress(withoutPorts(request), isTrusted);
  if (address) request.headers[HEADER] = address;
  request.headers[OWN_HEADER] = OWN_SECRET;
}

globalThis[Symbol.for('shuoyi.client-address-header')] = HEADER;
