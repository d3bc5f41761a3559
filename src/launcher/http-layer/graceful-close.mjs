import { Server } from 'node:net';

/** How long a connection without a request may still bring one, in milliseconds. */
const IDLE_MS = 500;
/** How long connections that wait to be accepted are waited for, in milliseconds. */
const ACCEPT_MS = 1000;

/** Lets a server that is closed finish what it has begun: it takes who is connected already and nobody
 *  else, every answer from then on says `Connection: close`, and only a connection that stays quiet is
 *  ended without one. Node's own `close` ends idle connections at once, and cuts the request that is just
 *  on its way on them.
 *  @param {import('node:http').RequestListener} listener
 *  @returns the listener to make a server with, and what is to be told of that server */
export function withGracefulClose(listener) {
  /** @type {Set<import('node:net').Socket>} */
  const connections = new Set();
  /** @type {Set<import('node:http').ServerResponse>} */
  const pending = new Set();
  /** Requests that wait until everybody is accepted; null while the server is open.
   *  @type {(() => void)[] | null} */
  let waiting = null;
  let closing = false;
  let accepted = 0;

  return { answer: respond, watch };

  function respond(request, response) {
    pending.add(response);
    response.once('close', () => pending.delete(response));
    if (closing) response.shouldKeepAlive = false;
    if (waiting) waiting.push(() => listener(request, response));
    else listener(request, response);
  }

  /** @param {import('node:http').Server} server */
  function watch(server) {
    server.on('connection', (socket) => {
      accepted += 1;
      connections.add(socket);
      socket.once('close', () => connections.delete(socket));
    });
    server.close = (callback) => {
      waiting = [];
      acceptPending(() => {
        const sweep = setInterval(idleConnectionEnder(), IDLE_MS);
        Server.prototype.close.call(server, (error) => {
          clearInterval(sweep);
          callback?.(error);
        });
        closing = true;
        for (const response of pending) {
          if (!response.headersSent) response.shouldKeepAlive = false;
        }
        const begun = waiting ?? [];
        waiting = null;
        for (const begin of begun) begin();
      });
      return server;
    };
  }

  /** Node takes one waiting connection in each turn of its loop, and the kernel resets those that still
   *  wait when a server stops listening: a turn that took none has left none. */
  function acceptPending(then) {
    const until = performance.now() + ACCEPT_MS;
    const turn = (before) => {
      if (accepted === before || performance.now() > until) then();
      else setImmediate(turn, accepted);
    };
    setImmediate(() => setImmediate(turn, accepted));
  }

  /** @returns what ends every connection that has brought nothing since it was called last */
  function idleConnectionEnder() {
    /** @type {Map<import('node:net').Socket, number>} */
    let before = new Map();
    return () => {
      const responding = new Set(Array.from(pending, ({ socket }) => socket));
      const idleSockets = [...connections].filter((socket) => !responding.has(socket));
      for (const socket of idleSockets) {
        if (before.get(socket) === socket.bytesRead) socket.destroy();
      }
      before = new Map(idleSockets.map((socket) => [socket, socket.bytesRead]));
    };
  }
}
