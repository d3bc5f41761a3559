import { endWithHead } from './end-with-head.mjs';

/** Handles HEAD as the GET of its address, by the same steps and with the same headers (RFC 9110, 9.3.2). The calls
 *  of the contract handle HEAD themselves, because some of their GETs change something.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response that is not wrapped yet */
export function answerHead(request, response) {
  if (request.method !== 'HEAD') return;
  request.method = 'GET';
  // Only GET supports ranges (RFC 9110, 14.2).
  delete request.headers.range;
  delete request.headers['if-range'];
  endWithHead(response, () => true);
}
