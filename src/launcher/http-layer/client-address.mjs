// Route handlers see headers but no connection, so the address of a client travels in a header that only
// this file can set: what a client sends under its name is dropped, and `src/server/auth/client.ts`
// believes the header only in a process that this file runs in.
import { randomUUID } from 'node:crypto';
import proxyAddress from 'proxy-addr';

const HEADER = 'x-shuoyi-client-address';

/** Proves that a request was sent by this process to itself: Next fetches the target of a server action's
 *  redirect, and passes the headers of the request on that led to it. */
const OWN_HEADER = 'x-shuoyi-own-request';
const OWN = randomUUID();

const proxies = (process.env.TRUSTED_PROXIES ?? '')
  .split(',')
  .map((part) => part.trim())
  .filter(Boolean);
const isTrusted = proxyAddress.compile(proxies);

const isNearby = proxyAddress.compile(['loopback', 'linklocal', 'uniquelocal']);
let warned = false;

/** A proxy that is not named makes everybody seem to be one person. */
function warnOfProxy({ headers, socket }) {
  const peer = socket.remoteAddress ?? '';
  if (warned || !headers['x-forwarded-for'] || isTrusted(peer) || !isNearby(peer)) return;
  warned = true;
  console.warn(
    `Requests come through a proxy at ${peer} that TRUSTED_PROXIES does not name: its clients count as one address.`,
  );
}

/** Writes into a request's headers where it comes from. A request of this server to itself keeps the
 *  address of the request that it was made for.
 *  @param {import('node:http').IncomingMessage} request */
export function setClientAddress(request) {
  if (request.headers[OWN_HEADER] === OWN) return;
  delete request.headers[HEADER];
  warnOfProxy(request);
  const address = proxyAddress(request, isTrusted);
  if (address) request.headers[HEADER] = address;
  request.headers[OWN_HEADER] = OWN;
}

globalThis[Symbol.for('shuoyi.client-address-header')] = HEADER;
