import net from 'node:net';

/** Binds a port, without accepting connections: the processes that inherit the socket do. Node has no public
 *  function for that (decision 0035).
 *  @param {number} port
 *  @param {string} [address] of this machine; all addresses if absent
 *  @returns {{ fd: number, close(): void }}
 *  @throws Error with a sentence when the port is taken, or this machine does not have the address */
export function openPort(port, address) {
  if (address) return toHandle(net._createServerHandle(address, port, net.isIP(address)), port);
  const handle = net._createServerHandle('::', port, 6);
  if (typeof handle !== 'number') return handle;
  return toHandle(net._createServerHandle('0.0.0.0', port, 4), port);
}

/** @param {{ fd: number, close(): void } | number} handle or the number of an error */
function toHandle(handle, port) {
  if (typeof handle === 'number') {
    throw new Error(
      `Port ${port} is taken by another program, or LISTEN_ADDRESS is no address of this machine. Set PORT to another one, or the address right.`,
    );
  }
  return handle;
}
