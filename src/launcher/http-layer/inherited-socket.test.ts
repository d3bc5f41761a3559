import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '~/launcher/machine/free-port';
import { openPort } from '~/launcher/machine/open-port.mjs';

const PRELOAD = pathToFileURL('src/launcher/http-layer/preload.mjs').href;

/** A server like Next's: it starts its work at `listening`, and responds 503 until the test lets it serve. */
const SERVER = `
  let status = 503;
  process.on('message', (message) => { if (message === 'serve') status = 200; });
  const server = require('node:http').createServer((request, response) => {
    response.statusCode = status;
    response.end(process.env.WEB_PROCESS);
  });
  server.on('listening', () => console.log('began'));
  process.once('SIGTERM', () => server.close((error) => { if (error) console.error(error); process.exit(143); }));
  server.listen(3000);`;

const children: ChildProcess[] = [];
let socket: ReturnType<typeof openPort> | undefined;
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  socket?.close();
});

/** Starts a web process on the socket, as the launcher does. */
async function startProcess(number: string) {
  const child = spawn(process.execPath, [`--import=${PRELOAD}`, '-e', SERVER], {
    env: { ...process.env, WEB_SOCKET_FD: '4', WEB_PROCESS: number },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc', (socket as unknown as { fd: number }).fd],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
  return { child, serve: () => void child.send('serve'), output: () => output };
}

/** Asks over a connection of its own. */
const ask = (port: number, host = '127.0.0.1') =>
  new Promise<string>((resolve) => {
    get({ host, port, agent: false }, async (response) => {
      let text = '';
      for await (const chunk of response.setEncoding('utf8')) text += chunk;
      resolve(`${response.statusCode} ${text}`);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
  });
const requestOften = (port: number) => Promise.all(Array.from({ length: 20 }, () => ask(port)));

describe('The socket that web processes share', () => {
  it('A server takes no connection before its first process can serve, and each process none before it can itself', async () => {
    const port = await freePort();
    socket = openPort(port);
    const first = await startProcess('0');
    const second = await startProcess('1');
    expect(new Set(await requestOften(port))).toEqual(new Set(['ECONNREFUSED']));
    first.serve();
    await expect.poll(() => ask(port), { timeout: 10_000 }).toBe('200 0');
    // The other process has begun, too, and would respond 503.
    expect(new Set(await requestOften(port))).toEqual(new Set(['200 0']));
    first.child.kill('SIGKILL');
    second.serve();
    await expect.poll(() => ask(port), { timeout: 10_000 }).toBe('200 1');
    expect(first.output()).toBe('began\n');
    expect(second.output()).toBe('began\n');
  });

  it.skipIf(process.platform !== 'linux')(
    'A server listens on the address that it is given, and on no other',
    async () => {
      const port = await freePort();
      expect(() => openPort(port, '192.0.2.1')).toThrow(/LISTEN_ADDRESS/);
      socket = openPort(port, '127.0.0.2');
      (await startProcess('0')).serve();
      await expect.poll(() => ask(port, '127.0.0.2'), { timeout: 10_000 }).toBe('200 0');
      expect(await ask(port)).toBe('ECONNREFUSED');
    },
  );

  it('A process that is told to stop while it starts ends without an error, and never serves', async () => {
    const port = await freePort();
    socket = openPort(port);
    const { child, serve, output } = await startProcess('0');
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    serve();
    expect(await ended).toEqual([143, null]);
    expect(output()).toBe('began\n');
    expect(await ask(port)).toBe('ECONNREFUSED');
  });
});
