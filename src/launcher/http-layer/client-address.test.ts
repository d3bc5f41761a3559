import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

const HEADER = 'x-shuoyi-client-address';
const ECHO = `(request, response) => response.end(JSON.stringify(request.headers['${HEADER}'] ?? null))`;

afterAll(endServers);

/** Starts a server that echoes the address header.
 *  @returns requests the address */
async function serve(proxies: string) {
  const { url } = await serveUnderTest(ECHO, { TRUSTED_PROXIES: proxies });
  return async (headers: Record<string, string> = {}): Promise<string | null> =>
    (await fetch(url, { headers })).json();
}

describe('The client address', () => {
  it('The client address is that of the connection, whatever the headers say', async () => {
    const getAddress = await serve('');
    expect(await getAddress()).toBe('127.0.0.1');
    expect(await getAddress({ [HEADER]: '203.0.113.9' })).toBe('127.0.0.1');
    expect(await getAddress({ [HEADER.toUpperCase()]: '203.0.113.9' })).toBe('127.0.0.1');
    expect(
      await getAddress({ 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' }),
    ).toBe('127.0.0.1');
  });

  it('The client address is the one that a trusted proxy saw, not one that its client claimed', async () => {
    const getAddress = await serve('loopback, 10.0.0.0/8');
    expect(await getAddress({ 'x-forwarded-for': '203.0.113.9' })).toBe('203.0.113.9');
    expect(await getAddress({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9' })).toBe(
      '203.0.113.9',
    );
    expect(await getAddress({ 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.1.2.3' })).toBe(
      '203.0.113.9',
    );
    expect(await getAddress({ 'x-forwarded-for': '198.51.100.1', [HEADER]: '192.0.2.7' })).toBe(
      '198.51.100.1',
    );
    expect(await getAddress()).toBe('127.0.0.1');
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::9]:51234', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['2001:db8::9', '2001:db8::9'],
    ['203.0.113.9:51234, 10.1.2.3:443', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9:1', '203.0.113.9'],
    [' 203.0.113.9:51234 ,10.1.2.3', '203.0.113.9'],
    ['203.0.113.9:51234:1', '203.0.113.9:51234:1'],
    ['203.0.113.9:port', '203.0.113.9:port'],
  ])('The address that a trusted proxy writes as "%s" is read as %s', async (written, address) => {
    const getAddress = await serve('loopback, 10.0.0.0/8');
    expect(await getAddress({ 'x-forwarded-for': written })).toBe(address);
  });

  it('X-Forwarded-For of an untrusted proxy is ignored', async () => {
    const getAddress = await serve('10.0.0.0/8');
    expect(await getAddress({ 'x-forwarded-for': '203.0.113.9' })).toBe('127.0.0.1');
  });

  it('A request of the server to itself keeps the client address and logs no warning about proxies', async () => {
    const redirecting = `async (request, response) => {
      if (request.url === '/target') return response.end(request.headers['${HEADER}']);
      const headers = { ...request.headers, 'x-forwarded-for': request.headers['${HEADER}'] };
      const target = await fetch('http://127.0.0.1:' + request.socket.localPort + '/target', { headers });
      response.end(await target.text());
    }`;
    const server = await serveUnderTest(redirecting);
    expect(await (await fetch(server.url)).text()).toBe('127.0.0.1');
    expect(server.output()).toBe('');
    const forwarded = { 'x-forwarded-for': '203.0.113.7' };
    for (const path of ['/target', '/target'])
      await fetch(server.url + path, { headers: forwarded });
    await expect
      .poll(() => server.output().match(/TRUSTED_PROXIES does not name/g))
      .toHaveLength(1);
  });
});
