/** @module-tag extended */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '~/launcher/http-layer/send-bytes';
import { freePort } from '~/launcher/machine/free-port';

const NGINX = '/usr/sbin/nginx';
const CLOSE = 'Connection: close';

/** The servers that run, by their name in the file. */
const servers = new Map<string, Server>();
let ports: { web1: number; web2: number; worker: number };
let nginx: ChildProcess;
let folder: string;
let url: string;

/** Starts a server whose response has its own name, the request's method and the requested protocol; it closes
 *  the connection of `/ends` without a response. */
async function startServer(name: keyof typeof ports): Promise<void> {
  const server = createServer(({ url: path, method, headers, socket }, response) => {
    if (path === '/ends') return socket.destroy();
    const { upgrade, 'x-forwarded-for': caller } = headers;
    response.end([name, method, path, `upgrade: ${upgrade}`, `for: ${caller}`].join(' '));
  });
  servers.set(name, server);
  await new Promise<void>((resolve) => server.listen(ports[name], '127.0.0.1', resolve));
}

async function stopServer(name: string): Promise<void> {
  const server = servers.get(name);
  servers.delete(name);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}

describe.skipIf(!existsSync(NGINX))('nginx with deploy/nginx.conf', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shuoyi-nginx-'));
    await mkdir(join(folder, 'tmp'));
    ports = { web1: await freePort(), web2: await freePort(), worker: await freePort() };
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const site = (await readFile('deploy/nginx.conf', 'utf8'))
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replaceAll(/^\tssl_.*$/gm, '')
      .replaceAll(':3001', `:${ports.web1}`)
      .replaceAll(':3002', `:${ports.web2}`)
      .replaceAll(':9464', `:${ports.worker}`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/tmp/${name};`)
      .join('\n');
    const file = join(folder, 'nginx.conf');
    await writeFile(
      file,
      `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
      events {} http { access_log off; ${places}\n${site} }`,
    );
    for (const name of ['web1', 'web2', 'worker'] as const) await startServer(name);
    nginx = spawn(NGINX, ['-e', join(folder, 'error.log'), '-c', file], { stdio: 'ignore' });
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(async () => {
    nginx.kill('SIGTERM');
    for (const name of [...servers.keys()]) await stopServer(name);
    await rm(folder, { recursive: true, force: true });
  });

  const send = (method: string, path: string, ...lines: string[]) =>
    ask(url, `${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, ...lines, CLOSE);

  it('A request goes to the other server at once where one refuses connections, whichever method it has', async () => {
    for (const stopped of ['web1', 'web2'] as const) {
      await stopServer(stopped);
      for (const method of ['GET', 'POST', 'POST', 'PUT']) {
        const { status, body } = await send(method, '/', 'Content-Length: 0');
        const other = stopped === 'web1' ? 'web2' : 'web1';
        expect([status, body.split(' ').slice(0, 2)]).toEqual([200, [other, method]]);
      }
      await startServer(stopped);
    }
  });

  it('Requests that end without a response do not mark a server as failed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ends = await Promise.all(['GET', 'POST'].map((method) => send(method, '/ends')));
      for (const { status } of ends) expect(status).toBe(502);
      expect((await send('GET', '/')).status).toBe(200);
    }
  });

  it('A server gets the client’s address from nginx alone, and no request for another protocol', async () => {
    const spoken = ['X-Forwarded-For: 203.0.113.9', 'Upgrade: websocket'];
    expect((await send('GET', '/', ...spoken)).body).toMatch(
      /upgrade: undefined for: 127\.0\.0\.1$/,
    );
  });

  it('The metrics of each server have an address of their own, and none goes through the balancing of nginx', async () => {
    for (const name of Object.keys(ports))
      expect((await send('GET', `/api/metrics/${name}`)).body).toContain(
        `${name} GET /api/metrics `,
      );
    for (const path of ['/api/metrics', '/api/metrics/', '/api/metrics/other'])
      expect([path, (await send('GET', path)).status]).toEqual([path, 404]);
  });
});
