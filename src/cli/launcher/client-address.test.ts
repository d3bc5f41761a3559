import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const HEADER = 'x-shuoyi-client-address';
const preload = pathToFileURL('src/cli/launcher/client-address.mjs').href;
const echo = `require('node:http')
  .createServer((request, response) => response.end(JSON.stringify(request.headers['${HEADER}'] ?? null)))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;

const servers: ChildProcess[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.kill();
});

/** A server started as the web server is; it answers with the address that it was told. */
async function serve(proxies: string) {
  const server = spawn(process.execPath, [`--import=${preload}`, '-e', echo], {
    env: { ...process.env, TRUSTED_PROXIES: proxies },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  const [port] = await once(server.stdout, 'data');
  return async (headers: Record<string, string> = {}): Promise<string | null> =>
    (await fetch(`http://127.0.0.1:${Number(String(port))}/`, { headers })).json();
}

describe('the address that a request comes from', () => {
  it('is the connection’s own, whatever the headers say', async () => {
    const ask = await serve('');
    expect(await ask()).toBe('127.0.0.1');
    expect(await ask({ [HEADER]: '203.0.113.9' })).toBe('127.0.0.1');
    expect(await ask({ [HEADER.toUpperCase()]: '203.0.113.9' })).toBe('127.0.0.1');
    expect(await ask({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })).toBe(
      '127.0.0.1',
    );
  });

  it('is what a trusted proxy saw, not what its client claimed', async () => {
    const ask = await serve('loopback, 10.0.0.0/8');
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
    expect(await ask({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })).toBe('203.0.113.9');
    expect(await ask({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' })).toBe(
      '203.0.113.9',
    );
    expect(await ask({ 'x-forwarded-for': '198.51.100.1', [HEADER]: '192.0.2.7' })).toBe(
      '198.51.100.1',
    );
    expect(await ask()).toBe('127.0.0.1');
  });

  it('is not believed from a proxy that is not ours', async () => {
    const ask = await serve('10.0.0.0/8');
    expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
  });
});
