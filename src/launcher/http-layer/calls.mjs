import { log } from '../../server/telemetry/log.mjs';
import { getPath } from './path.mjs';

/** A call whose address needs no decoding; Next has any other. */
const CALL = /^\/api\/(front|trpc)(?:\/([\w.,~/-]+))?$/;

/** Set by `src/server/calls/answer-before-next.ts` when the routes of the calls are loaded. */
const ANSWERS_KEY = Symbol.for('shuoyi.call-answers');

/** Answers a call of the web client or of the contract by its handler, without Next: what Next would add to it is the
 *  route, which the address names already (decision 0122).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response
 *  @returns {boolean} whether it answers; if not, Next does */
export function answerCall(request, response) {
  const found = CALL.exec(getPath(request));
  if (!found) return false;
  const [, kind, path = ''] = found;
  const handler = globalThis[ANSWERS_KEY]?.get(kind);
  if (!handler?.methods.includes(request.method)) return false;
  handler
    .answer(toWebRequest(request), path)
    .then((answered) => send(answered, response))
    .catch((error) => fail(error, request, response));
  return true;
}

/** @param {import('node:http').IncomingMessage} request
 *  @returns {Request} */
function toWebRequest(request) {
  const { method, url, headers } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? { body: request, duplex: 'half' } : {};
  return new Request(`http://localhost${url}`, { method, headers, ...body });
}

/** @param {Response} answered
 *  @param {import('node:http').ServerResponse} response */
async function send(answered, response) {
  const body = answered.body === null ? null : Buffer.from(await answered.arrayBuffer());
  response.statusCode = answered.status;
  for (const [name, value] of answered.headers) response.appendHeader(name, value);
  response.end(body);
}

/** Ends a call whose handler broke, which is a mistake in the program: it answers for all errors of its own. */
function fail(error, request, response) {
  log.error({ error, requestId: request.headers['x-request-id'] }, 'A call was not answered');
  if (response.headersSent) return response.destroy();
  response.statusCode = 500;
  response.end();
}
