import { Server } from 'node:net';

/** Number of the socket that the launcher passes on, once: processes of this one do not serve. */
let fd = process.env.WEB_SOCKET_FD;
delete process.env.WEB_SOCKET_FD;

/** Lets the first server of this process accept from the socket that all web processes share, in place of the
 *  port that it asks for.
 *  @param {Server} server */
export function listenOnInheritedSocket(server) {
  if (fd === undefined) return;
  const socket = { fd: Number(fd) };
  fd = undefined;
  server.listen = (...args) => {
    const callback = args.findLast((arg) => typeof arg === 'function');
    return Server.prototype.listen.call(server, socket, callback);
  };
}
