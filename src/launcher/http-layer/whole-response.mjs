import { bufferResponse } from './buffered-response.mjs';

const JSON_TYPE = /^application\/json\b/;

/** Sends the JSON of a call at once, with its length. Next would write the head, the body and the end of a chunked
 *  body separately, each by a system call, and a body without a length is compressed even if it is short.
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function sendWhole(request, response) {
  // HEAD is left to the contract, because the length would be that of another body.
  if (request.method === 'HEAD') return;
  const isJson = () => JSON_TYPE.test(String(response.getHeader('Content-Type') ?? ''));
  bufferResponse(response, isJson, (body) => {
    if (response.hasHeader('Transfer-Encoding')) response.removeHeader('Transfer-Encoding');
    response.setHeader('Content-Length', Buffer.byteLength(body));
    return body;
  });
}
