import { Server } from 'node:net';

/** Time for which the server continues while its readiness fails, so that a load balancer sends requests
 *  elsewhere before the socket closes, ms. */
const DRAIN_MS = Number(process.env.DRAIN_SECONDS || 0) * 1000;
const DRAINING_KEY = Symbol.for('shuoyi.draining');
/** Time that an idle connection has to send a request, ms. */
const IDLE_MS = 500;
/** Maximum time to accept pending connections, ms. */
const ACCEPT_MS = 3000;
/** Maximum duration of a turn of the event loop after which no connection can have arrived unnoticed, ms. */
const QUIET_TURN_MS = 2;

/** Lets a server finish its requests when it is closed: it accepts only pending connections, every response
 *  from then on has `Connection: close`, and only idle connections are ended without a response. Node's own
 *  `close` ends idle connections at once, and interrupts a request that is just arriving on one.
 *  @param {import('node:http').RequestListener} listener
 *  @returns the listener to create the server with, and `watch` to call with that server */
export function withGracefulClose(listener) {
  /** @type {Set<import('node:net').Socket>} */
  const connections = new Set();
  /** Responses that are not finished, by their connections. A response that waits for an earlier one of its
   *  connection does not emit `close` with the connection.
   *  @type {Map<import('node:net').Socket, Set<import('node:http').ServerResponse>>} */
  const pending = new Map();
  /** Requests that wait until all connections are accepted; null while the server is open.
   *  @type {(() => void)[] | null} */
  let waiting = null;
  let closing = false;
  let accepted = 0;

  return { respond, watch };

  function respond(request, response) {
    const { socket } = request;
    const responses = pending.get(socket) ?? new Set();
    pending.set(socket, responses.add(response));
    response.once('close', () => {
      if (responses.delete(response) && responses.size === 0) pending.delete(socket);
    });
    if (closing) response.shouldKeepAlive = false;
    if (waiting) waiting.push(() => listener(request, response));
    else listener(request, response);
  }

  /** @param {import('node:http').Server} server */
  function watch(server) {
    server.on('connection', (socket) => {
      accepted += 1;
      connections.add(socket);
      socket.once('close', () => {
        connections.delete(socket);
        pending.delete(socket);
      });
    });
    server.close = (callback) => {
      Reflect.set(globalThis, DRAINING_KEY, true);
      if (DRAIN_MS > 0 && server.listening) setTimeout(stopAccepting, DRAIN_MS, callback);
      else stopAccepting(callback);
      return server;
    };
    const stopAccepting = (callback) => {
      waiting = [];
      acceptPending(() => {
        const endIdleConnections = createIdleConnectionEnder();
        // A timer that was due during a long turn runs before the requests of that turn are read. An immediate
        // runs after them.
        const sweep = setInterval(setImmediate, IDLE_MS, endIdleConnections);
        Server.prototype.close.call(server, (error) => {
          clearInterval(sweep);
          // A server that was stopped during its start had nothing to close.
          callback?.(error?.code === 'ERR_SERVER_NOT_RUNNING' ? undefined : error);
        });
        closing = true;
        for (const response of [...pending.values()].flatMap((responses) => [...responses])) {
          if (!response.headersSent) response.shouldKeepAlive = false;
        }
        const begun = waiting ?? [];
        waiting = null;
        for (const begin of begun) begin();
      });
    };
  }

  /** Accepts the pending connections, then calls `then`. Node accepts one connection per turn of its loop,
   *  and the kernel resets the pending ones when the last process stops listening: after a short turn
   *  without a new connection none is left. During a long turn some may have arrived after the turn had
   *  polled for them. */
  function acceptPending(then) {
    const until = performance.now() + ACCEPT_MS;
    const turn = (previous, began) => {
      const now = performance.now();
      const isQuiet = accepted === previous && now - began < QUIET_TURN_MS;
      if (isQuiet || now > until) then();
      else setImmediate(turn, accepted, now);
    };
    setImmediate(() => setImmediate(turn, accepted, performance.now()));
  }

  /** @returns a function that ends each idle connection that has received nothing since the previous call of it */
  function createIdleConnectionEnder() {
    /** @type {Map<import('node:net').Socket, number>} */
    let previous = new Map();
    return () => {
      const idleSockets = [...connections].filter((socket) => !pending.has(socket));
      for (const socket of idleSockets) {
        if (previous.get(socket) === socket.bytesRead) socket.destroy();
      }
      previous = new Map(idleSockets.map((socket) => [socket, socket.bytesRead]));
    };
  }
}
