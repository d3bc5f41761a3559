import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { requestUntilClosed } from '../../e2e/busy-connections';
import { freePort } from './machine/free-port';
import { openPort } from './machine/open-port.mjs';
import { stopProcesses, type WebProcess } from './stop-processes.mjs';

const PRELOAD = pathToFileURL('src/launcher/http-layer/preload.mjs').href;

/** A server like Next's, which can serve at once or never. At a stop it has other work for half a second before it
 *  ends. */
const SERVER = `
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = process.env.SERVES ? 200 : 503;
    response.end('served');
  });
  server.on('listening', () => console.log('began'));
  process.once('SIGTERM', () => server.close(() => setTimeout(process.exit, 500, 143)));
  server.listen(3000);`;

const children: ChildProcess[] = [];
let socket: ReturnType<typeof openPort>;
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a web process on the socket, as the launcher does. */
async function startProcess(settings: Record<string, string>) {
  const child = spawn(process.execPath, [`--import=${PRELOAD}`, '-e', SERVER], {
    env: { ...process.env, WEB_SOCKET_FD: '4', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc', (socket as unknown as { fd: number }).fd],
  });
  children.push(child);
  const webProcess: WebProcess = { child, ended: once(child, 'exit'), accepts: false };
  child.on('message', (message: { accepts?: boolean }) => {
    webProcess.accepts ||= message.accepts === true;
  });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return webProcess;
}

it('A stop while another process still starts interrupts no request', async () => {
  const port = await freePort();
  socket = openPort(port);
  const processes = [await startProcess({ SERVES: '1' }), await startProcess({})];
  await expect.poll(() => processes.map(({ accepts }) => accepts)).toEqual([true, false]);
  const { began, ended } = requestUntilClosed(`http://127.0.0.1:${port}/`, 25);
  await began;
  socket?.close();
  await stopProcesses(processes);
  expect(await ended).toMatchObject({ rejected: 25, interrupted: [] });
  expect(processes.map(({ child }) => child.exitCode)).toEqual([143, 143]);
});
