import { Server } from 'node:net';
import { waitUntilReady } from '../wait-until-ready.mjs';

/** Number of the socket that the launcher passes on, once: processes of this one do not serve. */
let fd = process.env.WEB_SOCKET_FD;
delete process.env.WEB_SOCKET_FD;

/** Lets the first server of this process accept from the socket that all web processes share, in place of the
 *  port that it asks for, when it can serve and has rendered a page (decision 0144): until one of them does, the kernel
 *  refuses connections, and a proxy tries the next server at once. Next begins when its server listens, and is told so
 *  before it is true.
 *  @param {Server} server
 *  @param {Promise<number>} ownPort the loopback port of this process, open when the server says that it listens */
export function listenOnInheritedSocket(server, ownPort) {
  if (fd === undefined) return;
  const socket = { fd: Number(fd) };
  fd = undefined;
  server.listen = (...args) => {
    const callback = args.findLast((arg) => typeof arg === 'function');
    if (callback) server.once('listening', callback);
    process.nextTick(() => server.emit('listening'));
    untilServing(ownPort).then(() => {
      if (Reflect.get(globalThis, Symbol.for('shuoyi.draining'))) return;
      server.emit = withoutListening(server.emit);
      Server.prototype.listen.call(server, socket);
    });
    return server;
  };
}

/** Resolves when this process can serve, however long that takes, and has rendered its first page, for which nobody
 *  then waits. */
async function untilServing(ownPort) {
  const port = await ownPort;
  await waitUntilReady(port, '/api/health/ready', Number.POSITIVE_INFINITY);
  await waitUntilReady(port, '/', Number.POSITIVE_INFINITY);
}

/** Keeps the event to itself that was sent already.
 *  @param {Server['emit']} emit */
function withoutListening(emit) {
  return function emitOthers(event, ...values) {
    return event === 'listening' || emit.call(this, event, ...values);
  };
}
