import { afterAll, describe, expect, it } from 'vitest';
import { isFromClientItself, isFromOutside } from './client-address.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

const SERVED = `(request, response) => response.end('served')`;
const APP_URL = 'https://shuoyi.example';
const TRUSTED_PROXIES = 'loopback';

/** Sends a request to a server of a site on HTTPS, as a proxy on the same machine does. */
async function ask(
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
  env: Record<string, string> = { APP_URL, TRUSTED_PROXIES },
) {
  const { url } = await serveUnderTest(SERVED, env);
  const response = await fetch(url + path, { method, headers, redirect: 'manual' });
  const location = response.headers.get('location');
  return { status: response.status, location, text: await response.text() };
}

describe('A site on HTTPS', () => {
  afterAll(endServers);

  it('A page that a proxy was asked for over HTTP is sent to its encrypted address', async () => {
    const plain = await ask('/en/price?from=mail', { 'x-forwarded-proto': 'http' });
    expect(plain).toMatchObject({ status: 308, location: `${APP_URL}/en/price?from=mail` });
    expect(plain.text).not.toContain('served');
    for (const address of ['//evil.example/', '/\\evil.example'])
      expect((await ask(address, { 'x-forwarded-proto': 'http' })).location).toMatch(
        /^https:\/\/shuoyi\.example\//,
      );
  });

  it('Nothing that was sent over HTTP is taken', async () => {
    for (const path of ['/api/trpc/cart.add', '/api/front/auth/login'])
      expect(await ask(path, { method: 'POST', 'x-forwarded-proto': 'http' })).toMatchObject({
        status: 403,
        location: null,
        text: '',
      });
  });

  it('A request that reached a proxy over HTTPS is served', async () => {
    for (const protocol of ['https', 'HTTPS', 'https, http'])
      expect((await ask('/', { 'x-forwarded-proto': protocol })).text).toBe('served');
    expect((await ask('/')).text).toBe('served');
  });

  it('Health is asked within a network, and the metrics there only where no proxy was asked over HTTP', async () => {
    for (const path of ['/api/health/ready', '/api/health/accepting'])
      expect((await ask(path, { 'x-forwarded-proto': 'http' })).text).toBe('served');
    for (const protocol of ['', 'https', 'https, http'])
      expect(
        (await ask('/api/metrics', protocol ? { 'x-forwarded-proto': protocol } : {})).text,
      ).toBe('served');
  });

  it('The metrics are refused, and sent nowhere with their token, where a proxy was asked over HTTP', async () => {
    for (const path of ['/api/metrics', '/api/metrics?scope=process', '/api/metrics/'])
      for (const protocol of ['http', 'HTTP', 'http, https']) {
        const asked = { 'x-forwarded-proto': protocol, authorization: 'Bearer of-the-metrics' };
        const answer = await ask(path, asked);
        expect([path, answer.status, answer.location]).toEqual([path, 403, null]);
        expect(answer.text).not.toContain('served');
      }
  });

  it('The metrics are for private networks and proxies, whichever proxies have a name', () => {
    const from = (remoteAddress: string) => isFromOutside({ socket: { remoteAddress } });
    for (const near of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.17.0.1', 'fd00::1'])
      expect([near, from(near)]).toEqual([near, false]);
    for (const far of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])
      expect([far, from(far)]).toEqual([far, true]);
  });

  it('A caller that is no proxy cannot say how it came', async () => {
    const env = { APP_URL, TRUSTED_PROXIES: '10.0.0.1' };
    expect((await ask('/', { 'x-forwarded-proto': 'http' }, env)).text).toBe('served');
  });

  it('A direct request of another machine is distinguished from one of this machine or of a proxy', () => {
    const from = (remoteAddress: string) => isFromClientItself({ socket: { remoteAddress } });
    // Without TRUSTED_PROXIES any address of a private network may be a proxy.
    for (const near of [
      '127.0.0.1',
      '::1',
      '::ffff:127.0.0.1',
      '10.1.2.3',
      '172.17.0.1',
      'fe80::1',
    ])
      expect([near, from(near)]).toEqual([near, false]);
    for (const far of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::9'])
      expect([far, from(far)]).toEqual([far, true]);
  });
});

describe('A site on HTTP', () => {
  afterAll(endServers);

  it('A site whose address is not encrypted is served as it is', async () => {
    const env = { APP_URL: 'http://localhost:3000', TRUSTED_PROXIES };
    expect((await ask('/', { 'x-forwarded-proto': 'http' }, env)).text).toBe('served');
  });
});
