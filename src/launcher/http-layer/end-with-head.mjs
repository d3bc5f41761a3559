/** Ends a response after its head if `isOver` returns true, and ignores its body; a file is then not read to its
 *  end.
 *  @param {import('node:http').ServerResponse} response
 *  @param {() => boolean} isOver called when the head is created */
export function endWithHead(response, isOver) {
  const { write, end } = response;
  response.write = (chunk, ...rest) => {
    if (response.writableEnded) return drop(rest);
    if (!response.headersSent) response.writeHead(response.statusCode);
    if (!isOver()) return write.call(response, chunk, ...rest);
    end.call(response);
    return drop(rest);
  };
  response.end = (...args) => {
    if (response.writableEnded) return response;
    if (!response.headersSent) {
      setLength(response, args[0], args[1]);
      response.writeHead(response.statusCode);
    }
    const done = args.findLast((arg) => typeof arg === 'function');
    return isOver() ? end.call(response, done) : end.apply(response, args);
  };
}

/** Ignores writes after the end, as Node does for a response without a body. */
function drop(rest) {
  const done = rest.at(-1);
  if (typeof done === 'function') process.nextTick(done);
  return true;
}

/** Sets the length, as Node does for a body that is sent at once. */
function setLength(response, body, encoding) {
  const { statusCode } = response;
  if (statusCode === 204 || statusCode === 304) return;
  if (response.hasHeader('Content-Length') || response.hasHeader('Transfer-Encoding')) return;
  const isBody = typeof body === 'string' || body instanceof Uint8Array;
  response.setHeader('Content-Length', isBody ? Buffer.byteLength(body, encoding) : 0);
}
