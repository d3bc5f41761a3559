import { endWithHead } from './end-with-head.mjs';

/** Answers HEAD as the GET of its address is answered, by the same steps and with the same headers (RFC 9110, 9.3.2).
 *  The calls of the contract decide for themselves: some of their GETs change something.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response one that nobody has wrapped yet */
export function answerHead(request, response) {
  if (request.method !== 'HEAD') return;
  request.method = 'GET';
  // A part is asked for by GET alone (RFC 9110, 14.2).
  delete request.headers.range;
  delete request.headers['if-range'];
  endWithHead(response, () => true);
}
