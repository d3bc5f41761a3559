import { get } from 'node:http';

const TIMEOUT_MS = 120_000;
const ERROR_PAUSE_MS = 1000;
const REFUSED_PAUSE_MS = 100;

/** Waits until a web server of this machine responds with anything but a server error.
 *  @param {number} port
 *  @param {string} path of the requested page
 *  @param {string} host on which it listens
 *  @throws Error when it does not within `timeoutMs` */
export async function waitUntilReady(port, path = '/', timeoutMs = TIMEOUT_MS, host = '127.0.0.1') {
  const deadline = performance.now() + timeoutMs;
  let last = 'nothing';
  while (performance.now() < deadline) {
    const status = await getStatus(host, port, path).catch(() => null);
    if (status !== null && status < 500) return;
    if (status !== null) last = `status ${status}`;
    const pause = status === null ? REFUSED_PAUSE_MS : ERROR_PAUSE_MS;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`The web server does not respond on port ${port} (last: ${last}).`);
}

/** @returns {Promise<number>} */
function getStatus(host, port, path) {
  return new Promise((resolve, reject) => {
    const request = get({ host, port, path, timeout: 60_000 }, (response) => {
      response.resume();
      response.once('error', reject);
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    request.once('timeout', () => request.destroy(new Error('timeout')));
    request.once('error', reject);
  });
}
