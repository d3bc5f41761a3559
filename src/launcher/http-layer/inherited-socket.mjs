import { Server } from 'node:net';
import { waitUntilReady } from '../wait-until-ready.mjs';

/** Number of the socket that the launcher passes. It is removed after its first use, because child processes
 *  do not serve. */
let fd = process.env.WEB_SOCKET_FD;
delete process.env.WEB_SOCKET_FD;

/** Lets the first server of this process accept from the socket that all web processes share, instead of the port that
 *  it requests, once it can serve and has rendered a page (decision 0144). Until one of them does, the kernel refuses
 *  connections, and a proxy tries the next server at once. Next starts its work at the event `listening`, which is
 *  therefore emitted early.
 *  @param {Server} server
 *  @param {Promise<number>} ownPort the loopback port of this process, open when `listening` is emitted */
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
      process.send?.({ accepts: true });
    });
    return server;
  };
}

/** Resolves when this process can serve, after any time, and has rendered its first page, so that no visitor
 *  waits for that. */
async function untilServing(ownPort) {
  const port = await ownPort;
  await waitUntilReady(port, '/api/health/ready', Number.POSITIVE_INFINITY);
  await waitUntilReady(port, '/', Number.POSITIVE_INFINITY);
}

/** Suppresses the event that was emitted already.
 *  @param {Server['emit']} emit */
function withoutListening(emit) {
  return function emitOthers(event, ...values) {
    return event === 'listening' || emit.call(this, event, ...values);
  };
}
