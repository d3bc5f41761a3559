// Imported first by the web server (`node --import`): tells every request where it comes from. Route
// handlers see headers but no connection, so the address travels in a header that only this file can
// set: what a client sends under its name is dropped, and `src/server/auth/client.ts` believes the
// header only in a process that this file runs in.
import { subscribe } from 'node:diagnostics_channel';
import proxyAddress from 'proxy-addr';

const HEADER = 'x-shuoyi-client-address';

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

// Published before the server's own `request` event, for every request.
subscribe('http.server.request.start', ({ request }) => {
  delete request.headers[HEADER];
  warnOfProxy(request);
  const address = proxyAddress(request, isTrusted);
  if (address) request.headers[HEADER] = address;
});

globalThis[Symbol.for('shuoyi.client-address-header')] = HEADER;
