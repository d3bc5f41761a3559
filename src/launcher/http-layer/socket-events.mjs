import { EventEmitter } from 'node:events';
import { ServerResponse } from 'node:http';
import { RELOADING } from '../../lib/next-internals.mjs';
import { isAfterLast } from './last-request.mjs';

/** Events by which a server passes a request, or its connection, to other listeners than that of requests. */
const EVENTS = ['upgrade', 'connect', 'checkContinue', 'checkExpectation'];

/** The last response that was begun on a connection.
 *  @type {WeakMap<import('node:net').Socket, ServerResponse>} */
const latest = new WeakMap();

/** Routes every request of a server to one listener, and removes all others: Next takes over each request with
 *  `Upgrade`, responds to none, and keeps the connections of those that it would redirect open for ever. Without a
 *  listener of `upgrade` Node treats such a request as an ordinary one.
 *  @param {import('node:http').RequestListener} listener
 *  @returns the listener to create the server with, and `watch` to call with that server */
export function withSocketEvents(listener) {
  return { respond, watch };

  function respond(request, response) {
    if (isAfterLast(request)) return;
    latest.set(request.socket, response);
    listener(request, response);
  }

  /** @param {import('node:http').Server} server */
  function watch(server) {
    server.on('checkContinue', (request, response) => {
      response.writeContinue();
      respond(request, response);
    });
    server.on('checkExpectation', respond);
    server.on('connect', (request, socket) => respondOnSocket(request, socket, respond));
    for (const name of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener'])
      server[name] = (event, added) => {
        if (!EVENTS.includes(event)) return EventEmitter.prototype[name].call(server, event, added);
        if (event === 'upgrade' && process.env.NODE_ENV === 'development')
          EventEmitter.prototype.on.call(server, event, forReloading(added, respond));
        return server;
      };
  }
}

/** Passes development's own WebSocket to a listener of `upgrade`. */
function forReloading(listener, respond) {
  return (request, socket, head) => {
    if (RELOADING.test(request.url ?? '')) listener(request, socket, head);
    else respondOnSocket(request, socket, respond);
  };
}

/** Responds on a connection that Node has released, after the earlier responses, and closes it. */
function respondOnSocket(request, socket, respond) {
  socket.on('error', () => socket.destroy());
  const previous = latest.get(socket);
  if (previous && !previous.writableFinished) previous.once('finish', answer);
  else answer();

  function answer() {
    if (socket.destroyed) return;
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.once('finish', () => socket.destroySoon());
    response.assignSocket(socket);
    respond(request, response);
  }
}
