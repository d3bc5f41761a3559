/** Buffers a response, so that its body can be rewritten as a whole before it is sent. `shouldBuffer` decides
 *  when the head would be sent.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => boolean} shouldBuffer called once
 *  @param {(body: string | Buffer) => Body | Promise<Body>} rewrite returns the body to send; may set the
 *    status and headers. Gets the string itself when the body was written as one string.
 *  @typedef {string | Buffer | null} Body */
export function bufferResponse(response, shouldBuffer, rewrite) {
  const { writeHead, flushHeaders, write, end } = response;
  let decided = false;
  /** @type {(string | Buffer)[] | null} null unless the response is buffered */
  let chunks = null;

  function isBuffering() {
    if (!decided && !response.headersSent && shouldBuffer()) chunks = [];
    decided = true;
    return chunks !== null;
  }

  function bufferChunk(chunk, encoding) {
    if (typeof chunk === 'string') {
      const isText = typeof encoding !== 'string' || /^utf-?8$/i.test(encoding);
      chunks.push(isText ? chunk : Buffer.from(chunk, encoding));
    } else if (chunk && typeof chunk !== 'function') chunks.push(Buffer.from(chunk));
  }

  // Other code may have wrapped these four methods by the time they are called (compression does), so they stay
  // installed and pass calls through when not buffering.
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
  response.end = (...args) => {
    if (!isBuffering()) return end.apply(response, args);
    bufferChunk(...args);
    const body = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks.map(toBuffer));
    chunks = null;
    const done = args.findLast((arg) => typeof arg === 'function');
    const rewritten = rewrite(body);
    if (rewritten instanceof Promise) {
      rewritten.then(
        (result) => end.call(response, result, done),
        () => end.call(response, body, done),
      );
    } else end.call(response, rewritten, done);
    return response;
  };
}

/** @param {string | Buffer} chunk */
function toBuffer(chunk) {
  return typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
}
