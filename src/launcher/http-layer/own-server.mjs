import http from 'node:http';

const { createServer } = http;

/** Opens a loopback port for this process alone, because several web processes share the public port, and a request
 *  to it may reach any of them. A scrape of the metrics uses it to query each process, and a process uses it to check
 *  whether it can serve before it accepts from the public port.
 *  @param {http.Server} server the public one
 *  @param {http.RequestListener} listener
 *  @returns {Promise<number>} its port, when the public server has begun to listen */
export function serveOwnRequests(server, listener) {
  const own = createServer(listener);
  own.unref();
  server.once('close', () => own.close());
  // `/api/metrics` queries the other web processes of the launcher by it.
  if (process.env.WEB_PROCESS !== undefined)
    process.on('message', (message) => {
      const origins = message?.siblingOrigins;
      if (origins) Reflect.set(globalThis, Symbol.for('shuoyi.sibling-origins'), origins);
    });
  return new Promise((resolve) => {
    server.once('listening', () =>
      own.listen(0, '127.0.0.1', () => {
        const { port } = own.address();
        const origin = `http://127.0.0.1:${port}`;
        Reflect.set(globalThis, Symbol.for('shuoyi.own-origin'), origin);
        if (process.env.WEB_PROCESS !== undefined) process.send?.({ ownOrigin: origin });
        resolve(port);
      }),
    );
  });
}
