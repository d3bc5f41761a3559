// Imported first by the web server (`node --import`): every request to any server of this process passes this
// layer before Next, for decisions that must be made below the framework.
import http from 'node:http';
import { setAddressHeaders } from './address-headers.mjs';
import { sendBuiltFile } from './built-files.mjs';
import { answerCall } from './calls.mjs';
import { setClientAddress } from './client-address.mjs';
import { refuseClosedAddress } from './closed-addresses.mjs';
import { compressResponse, compressWhileSent } from './compression.mjs';
import { answerConditions } from './conditions.mjs';
import { renderErrorPage } from './error-page.mjs';
import { withGracefulClose } from './graceful-close.mjs';
import { setHashedFileHeaders } from './hashed-files.mjs';
import { answerHead } from './head-request.mjs';
import { listenOnInheritedSocket } from './inherited-socket.mjs';
import { closeAfter } from './last-request.mjs';
import { rejectMalformedRequest, rejectUnreadable } from './malformed-request.mjs';
import { refuseMembersRecording } from './members-recordings.mjs';
import { serveOwnRequests } from './own-server.mjs';
import { choosePageLanguage } from './page-language.mjs';
import { withPageResponse } from './page-response.mjs';
import { answerPage } from './pages.mjs';
import { isCall, isContractCall } from './path.mjs';
import { refusePlainHttp } from './plain-http.mjs';
import { requestReleaseFile } from './release-files.mjs';
import { setRequestId } from './request-id.mjs';
import { normaliseTarget } from './request-target.mjs';
import { countResponse } from './response-counts.mjs';
import { normaliseRestRequest } from './rest-path.mjs';
import { setSecurityHeaders } from './security-headers.mjs';
import { readServedPath } from './served-path.mjs';
import { restrictCaching } from './shared-caching.mjs';
import { withSocketEvents } from './socket-events.mjs';
import { setUnavailableStatus } from './unavailable-page.mjs';
import { sendWhole } from './whole-response.mjs';

/** Time for which an idle connection stays open, ms. It is longer than that of a proxy in front (nginx and most
 *  others a minute, `deploy/Caddyfile` half of one), because the sender of requests must close first: otherwise
 *  a request on its way is lost, and no proxy repeats a POST. */
const KEEP_ALIVE_MS = 75_000;

/** @param {http.RequestListener} listener
 *  @returns {http.RequestListener} */
function layered(listener) {
  return (request, response) => {
    const isTargetValid = normaliseTarget(request);
    readServedPath(request);
    countResponse(request, response);
    setRequestId(request, response);
    setClientAddress(request);
    normaliseRestRequest(request);
    refuseUpgrade(request, response);
    if (!isContractCall(request)) answerHead(request, response);
    restrictCaching(request, response);
    if (!isCall(request)) answerConditions(request, response);
    setSecurityHeaders(request, response);
    if (!isTargetValid) return rejectUnreadable(request, response);
    if (refusePlainHttp(request, response)) return;
    if (rejectMalformedRequest(request, response)) return;
    if (isCall(request)) {
      // The following is only for pages and files.
      compressWhileSent(request, response);
      sendWhole(request, response);
      if (answerCall(request, response)) return;
      return listener(request, response);
    }
    if (refuseClosedAddress(request, response)) return;
    if (refuseMembersRecording(request, response)) return;
    setHashedFileHeaders(request, response);
    if (sendBuiltFile(request, response)) return;
    requestReleaseFile(request);
    if (choosePageLanguage(request, response)) return;
    setAddressHeaders(request, response);
    setUnavailableStatus(response);
    return withPageResponse(response, () => {
      compressResponse(request, response);
      renderErrorPage(request, response);
      if (answerPage(request, response)) return;
      return listener(request, response);
    });
  };
}

/** Responds to a request for another protocol as if it had requested none. Node does not read its body.
 *  @param {http.IncomingMessage} request
 *  @param {http.ServerResponse} response */
function refuseUpgrade(request, response) {
  if (request.headers.upgrade === undefined) return;
  delete request.headers.upgrade;
  closeAfter(request, response);
}

// Flag that `src/server/http-layer-check.ts` requires before a production server starts.
Reflect.set(globalThis, Symbol.for('shuoyi.http-layer'), true);

const { createServer } = http;
http.createServer = (...args) => {
  const listener = args.find((arg) => typeof arg === 'function');
  if (!listener) return createServer(...args);
  const closes = withGracefulClose(layered(listener));
  const { respond, watch } = withSocketEvents(closes.respond);
  const server = createServer(...args.map((arg) => (arg === listener ? respond : arg)));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  closes.watch(server);
  watch(server);
  listenOnInheritedSocket(server, serveOwnRequests(server, respond));
  return server;
};
