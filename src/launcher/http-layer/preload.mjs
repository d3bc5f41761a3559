// Imported first by the web server (`node --import`): every request to any server of this process
// passes this layer before Next, for what has to be decided below the framework.
import http from 'node:http';
import { setAddressHeaders } from './address-headers.mjs';
import { answerCall } from './calls.mjs';
import { setClientAddress } from './client-address.mjs';
import { compressResponse, compressWhileSent, sendHashedFile } from './compression.mjs';
import { renderErrorPage } from './error-page.mjs';
import { withGracefulClose } from './graceful-close.mjs';
import { listenOnInheritedSocket } from './inherited-socket.mjs';
import { rejectMalformedRequest } from './malformed-request.mjs';
import { refuseMembersRecording } from './members-recordings.mjs';
import { serveOwnRequests } from './own-server.mjs';
import { choosePageLanguage } from './page-language.mjs';
import { answerPage } from './pages.mjs';
import { isCall } from './path.mjs';
import { refusePlainHttp } from './plain-http.mjs';
import { requestReleaseFile } from './release-files.mjs';
import { setRequestId } from './request-id.mjs';
import { countResponse } from './response-counts.mjs';
import { normaliseRestRequest } from './rest-path.mjs';
import { setSecurityHeaders } from './security-headers.mjs';
import { restrictCaching } from './shared-caching.mjs';
import { withUnavailableStatus } from './unavailable-page.mjs';
import { sendWhole } from './whole-response.mjs';

/** Time that an idle connection is kept, ms. Longer than a proxy in front keeps it (nginx and most others a minute,
 *  `deploy/Caddyfile` half of one): whoever sends the requests must be the one that closes, else a request that is
 *  just on its way is lost, and no proxy sends a POST twice. */
const KEEP_ALIVE_MS = 75_000;

/** @param {http.RequestListener} listener
 *  @returns {http.RequestListener} */
function layered(listener) {
  return (request, response) => {
    countResponse(request, response);
    setRequestId(request, response);
    setClientAddress(request);
    normaliseRestRequest(request);
    setSecurityHeaders(request, response);
    restrictCaching(request, response);
    if (refusePlainHttp(request, response)) return;
    if (rejectMalformedRequest(request, response)) return;
    if (isCall(request)) {
      // What follows is for pages and files.
      compressWhileSent(request, response);
      sendWhole(request, response);
      if (answerCall(request, response)) return;
      return listener(request, response);
    }
    if (refuseMembersRecording(request, response)) return;
    if (sendHashedFile(request, response)) return;
    requestReleaseFile(request);
    if (choosePageLanguage(request, response)) return;
    setAddressHeaders(request, response);
    return withUnavailableStatus(response, () => {
      compressResponse(request, response);
      renderErrorPage(request, response);
      if (answerPage(request, response)) return;
      return listener(request, response);
    });
  };
}

// Flag that `src/server/http-layer-check.ts` requires before a production server starts.
Reflect.set(globalThis, Symbol.for('shuoyi.http-layer'), true);

const { createServer } = http;
http.createServer = (...args) => {
  const listener = args.find((arg) => typeof arg === 'function');
  if (!listener) return createServer(...args);
  const { respond, watch } = withGracefulClose(layered(listener));
  const server = createServer(...args.map((arg) => (arg === listener ? respond : arg)));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  watch(server);
  listenOnInheritedSocket(server);
  serveOwnRequests(server, respond);
  return server;
};
