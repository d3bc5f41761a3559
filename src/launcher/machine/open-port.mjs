import net from 'node:net';

/** Binds a port on every address, without accepting connections: the processes that inherit the socket do.
 *  Node has no public function for that (decision 0035).
 *  @param {number} port
 *  @returns {{ fd: number, close(): void }}
 *  @throws Error with a sentence when the port is taken */
export function openPort(port) {
  let handle = net._createServerHandle('::', port, 6);
  if (typeof handle === 'number') handle = net._createServerHandle('0.0.0.0', port, 4);
  if (typeof handle === 'number') {
    throw new Error(`Port ${port} is taken by another program. Set PORT to another one.`);
  }
  return handle;
}
