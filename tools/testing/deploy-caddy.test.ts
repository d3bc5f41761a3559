/** @module-tag extended */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '~/launcher/http-layer/send-bytes';
import { freePort } from '~/launcher/machine/free-port';

const CADDY = '/usr/bin/caddy';
const CLOSE = 'Connection: close';

/** Two servers whose response repeats the requested protocol, and which close the connection of `/ends`
 *  without a response. */
const servers: Server[] = [];
let caddy: ChildProcess;
let folder: string;
let url: string;
/** Address of each server's metrics. */
let metricsOf: string[];

async function startServer(name: string): Promise<string> {
  const server = createServer(({ url: path, headers, socket }, response) => {
    if (path === '/ends') socket.destroy();
    else if (path?.startsWith('/api/metrics')) response.end(`metrics at ${path} of ${name}`);
    else response.end(`upgrade: ${headers.upgrade}`);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.skipIf(!existsSync(CADDY))('Caddy with deploy/Caddyfile', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'shuoyi-caddy-'));
    url = `http://127.0.0.1:${await freePort()}`;
    const [web1, web2, worker] = [
      await startServer('1'),
      await startServer('2'),
      await startServer('3'),
    ];
    // Names and ports of compose's network are replaced by addresses of the test.
    const config = (await readFile('deploy/Caddyfile', 'utf8'))
      .replace('(web1|web2|worker)', `(${[web1, web2, worker].join('|')})`)
      .replace('{re.name.1}:3000', '{re.name.1}');
    const file = join(folder, 'Caddyfile');
    await writeFile(file, config);
    metricsOf = [web1, web2, worker];
    caddy = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        SITE_ADDRESS: url,
        UPSTREAMS: `${web1} ${web2}`,
        CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    });
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), 20_000);
  }, 30_000);
  afterAll(async () => {
    caddy.kill('SIGKILL');
    for (const server of servers) server.close().closeAllConnections();
    await rm(folder, { recursive: true, force: true });
  });

  const send = (method: string, path: string, ...lines: string[]) =>
    ask(url, `${method} ${path} HTTP/1.1`, `Host: ${new URL(url).host}`, ...lines);

  it('A server does not hear that a request wants another protocol', async () => {
    for (const to of ['websocket', 'h2c']) {
      const { status, body } = await send(
        'GET',
        '/',
        'Connection: Upgrade, close',
        `Upgrade: ${to}`,
      );
      expect([status, body]).toEqual([200, 'upgrade: undefined']);
    }
  });

  it('The metrics of each server have an address of their own, and none goes through the balancer', async () => {
    for (const [index, server] of metricsOf.entries())
      for (let scrape = 0; scrape < 3; scrape += 1) {
        const { status, body } = await send('GET', `/api/metrics/${server}?scope=x`, CLOSE);
        expect([status, body]).toEqual([200, `metrics at /api/metrics?scope=x of ${index + 1}`]);
      }
    for (const path of ['', '/', '/127.0.0.1:1', `/${metricsOf[0]}/`, '/postgres'])
      expect([path, (await send('GET', `/api/metrics${path}`, CLOSE)).status]).toEqual([path, 404]);
  });

  it('Requests that end without a response do not mark a server as failed', async () => {
    const ending = ['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'POST'].map((method) =>
      send(method, '/ends', CLOSE),
    );
    let isOver = false;
    const ended = Promise.all(ending).finally(() => {
      isOver = true;
    });
    const others: number[] = [];
    while (!isOver)
      for (const method of ['GET', 'POST']) others.push((await send(method, '/', CLOSE)).status);
    for (const { status } of await ended) expect(status).toBe(502);
    expect(others.length).toBeGreaterThan(10);
    expect(others.filter((status) => status !== 200)).toEqual([]);
  }, 30_000);
});
