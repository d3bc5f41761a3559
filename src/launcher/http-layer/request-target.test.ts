import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.mjs';
import { ask, sendBytes } from './send-bytes';
import { endServers, serveUnderTest } from './serve-under-test';

/** Responds with the requested address and host. */
const ECHO = `(request, response) => response.end(request.url + ' at ' + request.headers.host)`;
const APP_URL = 'http://shuoyi.example:8080';
const CLOSE = 'Connection: close';

let url: string;
beforeAll(async () => {
  url = (await serveUnderTest(ECHO, { APP_URL })).url;
});
afterAll(endServers);

describe('The host of a request', () => {
  it.each([
    ...['a', 'A.test', 'a.test.', 'a_b-c.test', 'localhost:4970', '127.0.0.1', '127.0.0.1:0', 'a:'],
    ...['[::1]', '[::1]:3000', '[2001:DB8::1]', '[::ffff:1.2.3.4]:80'],
  ])('A request with the host %s is served', async (host) => {
    for (const path of ['/faq', '/api/front/cart', '/api/trpc/cart.get', '/fonts/a-12345678.css'])
      expect((await ask(url, `GET ${path} HTTP/1.1`, `Host: ${host}`, CLOSE)).status).toBe(200);
  });

  it.each([
    ...['', ' ', 'user@a', 'user:secret@a', 'a/path', '/', 'a, b', 'a b', 'a,b', 'a?b', 'a#b'],
    ...['a:99999', 'a:65536', 'a:x', 'a:-1', ':80', 'a:80:80', 'http://a', 'a\\b', '"a"', 'a%zz'],
    ...['[', ']', '[]', '[::1', '::1', '[1.2.3.4]', '[::1]x', '[::g]', '[fe80::1%25eth0]'],
    ...['a<script>', 'h\xf6st', 'a;b', "a'b", 'a'.repeat(256)],
  ])('A request with the host “%s” is a 400, and its connection is closed', async (host) => {
    for (const first of ['GET /faq HTTP/1.1', 'POST /api/front/cart/clear HTTP/1.1']) {
      const { status, headers, body } = await ask(url, first, `Host: ${host}`);
      expect({ status, connection: headers.connection }).toEqual({
        status: 400,
        connection: 'close',
      });
      expect(headers['x-content-type-options']).toBe(SECURITY_HEADERS['X-Content-Type-Options']);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).not.toContain(' at ');
    }
  });

  it.each([
    ['two hosts', ['Host: a', 'Host: b']],
    ['one host twice', ['Host: a', 'host: a']],
    ['a host and an empty one', ['Host: a', 'Host:']],
    ['no host', ['X-Host: a']],
  ])('A request with %s is a 400', async (_, lines) => {
    const { status, headers } = await ask(url, 'GET /faq HTTP/1.1', ...lines);
    expect([status, headers.connection]).toEqual([400, 'close']);
  });

  it('HTTP/1.0 may leave its host out, and may not send a wrong one', async () => {
    expect((await ask(url, 'GET /faq HTTP/1.0')).status).toBe(200);
    expect((await ask(url, 'GET /faq HTTP/1.0', 'Host: a/b')).status).toBe(400);
  });

  it('Nothing that comes after a refused request is answered', async () => {
    const wrong = 'GET /faq HTTP/1.1\r\nHost: a/b\r\n\r\n';
    const right = 'GET /price HTTP/1.1\r\nHost: a\r\n\r\n';
    const text = await sendBytes(url, wrong + right + right);
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });
});

describe('The target of a request', () => {
  it.each([
    ['http://a.test/faq?b=1', 'a.test', '/faq?b=1 at a.test'],
    ['HTTP://A.test/faq', 'a.TEST', '/faq at A.test'],
    ['http://a.test:80/faq', 'a.test', '/faq at a.test:80'],
    ['https://a.test/faq', 'a.test:443', '/faq at a.test'],
    ['http://a.test', 'a.test', '/ at a.test'],
    ['http://a.test?b=1', 'a.test', '/?b=1 at a.test'],
    ['http://[::1]:3000/faq', '[::1]:3000', '/faq at [::1]:3000'],
    ['http://shuoyi.example:8080/faq', 'internal:3000', '/faq at shuoyi.example:8080'],
    ['http://a.test/api/front/cart', 'a.test', '/api/front/cart at a.test'],
    ['http://a.test/api/front//cart', 'a.test', '/api/front/- at a.test'],
    ['http://a.test//evil.example', 'a.test', '//evil.example at a.test'],
  ])('The absolute target %s of the host %s is that of its path', async (target, host, served) => {
    const { status, body } = await ask(url, `GET ${target} HTTP/1.1`, `Host: ${host}`, CLOSE);
    expect([status, body]).toEqual([200, served]);
  });

  it('The absolute form has the methods of its path', async () => {
    const post = 'POST http://a.test/api/front/cart/clear HTTP/1.1';
    expect((await ask(url, post, 'Host: a.test', CLOSE)).status).toBe(200);
    const page = 'POST http://a.test/faq HTTP/1.1';
    expect((await ask(url, page, 'Host: a.test', CLOSE)).status).toBe(405);
  });

  it.each([
    ...['http://evil.example/faq', 'https://a.test:8443/', 'http://a.test:81/', 'http://a.testx/'],
    ...[
      'http://user@a.test/',
      'http://a.test@evil.example/',
      'http:///faq',
      'http://[/',
      'http:/x',
    ],
    ...['ftp://a.test/faq', 'ws://a.test/faq', 'http://a.test\\@evil.example/', 'faq', 'a.test:80'],
    ...['*', '*x', '*?q', '*/api/front/cart', '?q', '#', 'javascript:alert(1)'],
  ])('The target %s is a 400 and no redirect', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      const { status, headers } = await ask(url, `${method} ${target} HTTP/1.1`, 'Host: a.test');
      expect([method, status, headers.connection, headers.location]).toEqual([
        ...[method, 400, 'close', undefined],
      ]);
    }
  });

  it('The target * is for OPTIONS alone', async () => {
    const { status, headers } = await ask(url, 'OPTIONS * HTTP/1.1', 'Host: a', CLOSE);
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
    expect((await ask(url, 'OPTIONS *x HTTP/1.1', 'Host: a')).status).toBe(400);
  });
});
