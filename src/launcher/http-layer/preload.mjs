// Imported first by the web server (`node --import`): every request passes here before Next sees it, for
// what has to be decided below the framework. Whatever server this process makes stands behind it.
import http from 'node:http';
import { setClientAddress } from './client-address.mjs';
import { renderErrorPage } from './error-page.mjs';
import { withGracefulClose } from './graceful-close.mjs';
import { rejectMalformedRequest } from './malformed-request.mjs';
import { normaliseRestRequest } from './rest-path.mjs';
import { setSecurityHeaders } from './security-headers.mjs';
import { restrictCaching } from './shared-caching.mjs';
import { withUnavailableStatus } from './unavailable-page.mjs';

/** @param {http.RequestListener} listener
 *  @returns {http.RequestListener} */
function layered(listener) {
  return (request, response) => {
    setClientAddress(request);
    normaliseRestRequest(request);
    setSecurityHeaders(request, response);
    restrictCaching(request, response);
    if (rejectMalformedRequest(request, response)) return;
    return withUnavailableStatus(response, () => {
      renderErrorPage(request, response);
      return listener(request, response);
    });
  };
}

// What `src/server/http-layer-check.ts` asks for before a production server begins.
Reflect.set(globalThis, Symbol.for('shuoyi.http-layer'), true);

const { createServer } = http;
http.createServer = (...given) => {
  const listener = given.find((part) => typeof part === 'function');
  if (!listener) return createServer(...given);
  const { answer, watch } = withGracefulClose(layered(listener));
  const server = createServer(...given.map((part) => (part === listener ? answer : part)));
  watch(server);
  return server;
};
