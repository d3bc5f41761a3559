import { log } from '../../server/telemetry/log.mjs';
import { getPath } from './path.mjs';

/** A call whose address needs no decoding; Next handles all others. */
const CALL = /^\/api\/(?:front(?:\/([\w.~/-]+))?|trpc\/([\w.,-]+))$/;

/** Headers about the connection, which Node sets; those of a handler are dropped. */
const OF_CONNECTION = new Set(
  'connection content-length keep-alive te trailer transfer-encoding upgrade'.split(' '),
);

/** Set by `src/server/calls/answer-before-next.ts` when the routes of the calls are loaded. */
const ANSWERS_KEY = Symbol.for('shuoyi.call-answers');

/** Handles a call of the web client or of the contract by its handler, without Next, which would only add the routing
 *  that the address already determines (decision 0122).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it responds; otherwise Next does */
export function answerCall(request, response) {
  const found = CALL.exec(getPath(request));
  if (!found) return false;
  const [, call = '', procedures] = found;
  const handler = globalThis[ANSWERS_KEY]?.get(procedures === undefined ? 'front' : 'trpc');
  if (!handler?.methods.includes(request.method)) return false;
  answer(handler, procedures ?? call, request, response)
    .catch((error) => fail(error, request, response))
    // The unread rest of the body would come before the connection's next request.
    .finally(() => request.readableEnded || request.resume());
  return true;
}

async function answer(handler, path, request, response) {
  const answered = await handler.answer(toWebRequest(request), path);
  const body = answered.body === null ? null : Buffer.from(await answered.arrayBuffer());
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers)
    if (!OF_CONNECTION.has(name)) response.appendHeader(name, value);
  response.end(body);
}

/** @param {import('node:http').IncomingMessage} request
 *  @returns {Request} */
function toWebRequest(request) {
  const { method, url, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  // A handler also responds when it does not read a body that is too long to its end.
  const body = hasBody && { body: request.iterator({ destroyOnReturn: false }), duplex: 'half' };
  return new Request(`http://localhost${url}`, { method, headers, ...body });
}

/** Ends a call whose handler threw, which is a programming error, because handlers respond to all expected
 *  errors themselves. */
function fail(error, request, response) {
  log.error({ error, requestId: request.headers['x-request-id'] }, 'A call was not answered');
  if (response.headersSent) return response.destroy();
  response.statusCode = 500;
  response.end();
}
