/** Lets somebody look at an answer as a whole before it is sent: head and body wait while `isHeld` says so
 *  at the moment at which the head would leave.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => boolean} isHeld asked once
 *  @param {(body: Buffer) => Promise<Buffer>} rewrite what is sent in place of the body; may set headers */
export function holdAnswer(response, isHeld, rewrite) {
  const { writeHead, flushHeaders, write, end } = response;
  const own = { writeHead, flushHeaders, write, end };
  /** @type {Buffer[] | null} */
  let chunks = null;

  function decide() {
    if (chunks || response.headersSent) return;
    if (isHeld()) chunks = [];
    else Object.assign(response, own);
  }
  function keep(chunk, encoding) {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encoding ?? 'utf8'));
    else if (chunk) chunks.push(Buffer.from(chunk));
  }

  response.writeHead = (status, ...rest) => {
    response.statusCode = status;
    decide();
    if (!chunks) return response.writeHead(status, ...rest);
    const headers = rest.at(-1);
    if (headers && typeof headers === 'object')
      response.setHeaders(new Map(Object.entries(headers)));
    return response;
  };
  response.flushHeaders = () => {
    decide();
    if (!chunks) response.flushHeaders();
  };
  response.write = (chunk, encoding, callback) => {
    decide();
    if (!chunks) return response.write(chunk, encoding, callback);
    const done = typeof encoding === 'function' ? encoding : callback;
    keep(chunk, typeof encoding === 'string' ? encoding : undefined);
    if (done) process.nextTick(done);
    return true;
  };
  response.end = (chunk, encoding, callback) => {
    decide();
    if (!chunks) return response.end(chunk, encoding, callback);
    const done = [chunk, encoding, callback].find((part) => typeof part === 'function');
    if (typeof chunk !== 'function')
      keep(chunk, typeof encoding === 'string' ? encoding : undefined);
    Object.assign(response, own);
    const body = Buffer.concat(chunks);
    rewrite(body).then(
      (whole) => response.end(whole, done),
      () => response.end(body, done),
    );
    return response;
  };
}
