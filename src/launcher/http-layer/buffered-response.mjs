/** Lets somebody look at an answer as a whole before it is sent: head and body wait while `shouldBuffer` says so
 *  at the moment at which the head would leave.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => boolean} shouldBuffer asked once
 *  @param {(body: Buffer) => Promise<Buffer>} rewrite what is sent in place of the body; may set headers */
export function bufferResponse(response, shouldBuffer, rewrite) {
  const { writeHead, flushHeaders, write, end } = response;
  let decided = false;
  /** @type {Buffer[] | null} while the answer is held back */
  let chunks = null;

  function isBuffering() {
    if (!decided && !response.headersSent && shouldBuffer()) chunks = [];
    decided = true;
    return chunks !== null;
  }

  function bufferChunk(chunk, encoding) {
    if (typeof chunk === 'string') {
      chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'));
    } else if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk));
  }

  // Others may have put themselves before these four by the time they are called (compression does), so
  // they stay in place and step aside by themselves.
  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    if (!isBuffering()) return writeHead.call(response, status, ...rest);
    const headers = rest.at(-1);
    if (headers && typeof headers === 'object')
      response.setHeaders(new Map(Object.entries(headers)));
    return response;
  };
  response.flushHeaders = () => {
    if (!isBuffering()) flushHeaders.call(response);
  };
  response.write = (chunk, ...rest) => {
    if (!isBuffering()) return write.call(response, chunk, ...rest);
    bufferChunk(chunk, rest[0]);
    const done = rest.at(-1);
    if (typeof done === 'function') process.nextTick(done);
    return true;
  };
  response.end = (...given) => {
    if (!isBuffering()) return end.apply(response, given);
    bufferChunk(...given);
    const body = Buffer.concat(chunks);
    chunks = null;
    const done = given.findLast((part) => typeof part === 'function');
    rewrite(body).then(
      (whole) => end.call(response, whole, done),
      () => end.call(response, body, done),
    );
    return response;
  };
}
