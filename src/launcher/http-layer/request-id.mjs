import { randomUUID } from 'node:crypto';
import { isFromTrustedProxy, isOwnRequest } from './client-address.mjs';

const HEADER = 'x-request-id';

/** The ids that we accept: the forms of common proxies, which exclude free text. */
const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** Gives a request its id, which is in the response and in every line of the log about it: a trusted proxy's, or a
 *  new one. It must run before `setClientAddress`, which marks the request as our own.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function setRequestId(request, response) {
  const given = request.headers[HEADER];
  const isAccepted =
    typeof given === 'string' &&
    WELL_FORMED.test(given) &&
    (isOwnRequest(request) || isFromTrustedProxy(request));
  const id = isAccepted ? given : randomUUID();
  request.headers[HEADER] = id;
  response.setHeader('X-Request-Id', id);
}

globalThis[Symbol.for('shuoyi.request-id-header')] = HEADER;
