/** Connections that close after their present response.
 *  @type {WeakSet<import('node:net').Socket>} */
const closing = new WeakSet();

/** Makes a request the last one of its connection: the response has `Connection: close`, and later requests are not
 *  read (RFC 9112, 9.6).
 *  @param {import('node:http').IncomingMessage} request
 *  @param {import('node:http').ServerResponse} response */
export function closeAfter({ socket }, response) {
  closing.add(socket);
  response.shouldKeepAlive = false;
}

/** Whether a request came after the last one of its connection.
 *  @param {import('node:http').IncomingMessage} request
 *  @returns {boolean} */
export function isAfterLast({ socket }) {
  return closing.has(socket);
}
