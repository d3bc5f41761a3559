import { createServer } from 'node:net';

/** A loopback port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/** Waits until a server could listen on this port.
 *  @param address of this machine; all addresses if absent
 *  @returns false when the port was not free for `timeoutMs` */
export async function waitUntilPortIsFree(
  port: number,
  timeoutMs: number,
  address?: string,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!(await isPortFree(port, address))) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

/** Whether a server could listen on this port. */
function isPortFree(port: number, address?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, address, () => probe.close(() => resolve(true)));
  });
}
