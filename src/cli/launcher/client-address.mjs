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

// Published before the server's own `request` event, for every request.
subscribe('http.server.request.start', ({ request }) => {
  delete request.headers[HEADER];
  const address = proxyAddress(request, isTrusted);
  if (address) request.headers[HEADER] = address;
});

globalThis[Symbol.for('shuoyi.client-address-header')] = HEADER;
