import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, readAnswer, sendAndLeave, sendBytes } from './send-bytes';
import { endServers, type ServerUnderTest, serveUnderTest } from './serve-under-test';

/** A stand-in for Next, which echoes its request and body, and takes over every connection that it can get without
 *  responding. `/slow…` waits for the request of another connection. */
const NEXT = `(request, response) => {
  const { server } = request.socket;
  for (const event of ['upgrade', 'connect', 'checkContinue', 'checkExpectation'])
    for (const add of ['on', 'addListener', 'once', 'prependListener', 'prependOnceListener'])
      server[add](event, () => console.log('taken'));
  if (request.url.startsWith('/slow')) { globalThis.finish = () => response.end('slow'); return console.log('begun ' + request.url); }
  if (request.url === '/go') globalThis.finish();
  let body = '';
  request.on('data', (part) => { body += part; });
  request.on('end', () => response.end(request.method + ' ' + request.url + ' ' + body));
}`;

const UPGRADES = ['websocket', 'h2c', 'foo/1', 'TLS/1.0', 'x, y'];
const upgrade = (to: string) => ['Host: a', 'Connection: Upgrade', `Upgrade: ${to}`];
const CLOSE = 'Connection: close';

let server: ServerUnderTest;
beforeAll(async () => {
  server = await serveUnderTest(NEXT, { NODE_ENV: 'production' });
  // From here on Next has its listeners.
  await fetch(server.url);
});
afterAll(endServers);

describe('A request with Upgrade', () => {
  it.each([
    ...['/', '/faq', '/faq/', '//y', '/\\y', '/api/front/cart', '/api/trpc/auth.me', '/a%20b'],
    ...['/media/units/a-12345678.mp3', '/_next/static/chunks/a.js', 'http://a/faq', '/%zz', '*'],
  ])('A request of %s is answered as if it had none, and closes its connection', async (path) => {
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE']) {
      const first = `${method} ${path} HTTP/1.1`;
      const plain = await ask(server.url, first, 'Host: a', CLOSE);
      for (const to of UPGRADES) {
        const { status, headers, body } = await ask(server.url, first, ...upgrade(to));
        expect([first, to, status, body]).toEqual([first, to, plain.status, plain.body]);
        expect(headers.connection).toBe('close');
        expect(headers.upgrade).toBeUndefined();
        expect(headers['x-request-id']).toBeTruthy();
      }
    }
    expect(server.output()).not.toContain('taken');
  });

  it('Its body is read, in one packet with the head and after it', async () => {
    const head = [...['POST /api/trpc/cart.add HTTP/1.1', ...upgrade('h2c')], 'Content-Length: 5'];
    const lines = [...head, '', ''].join('\r\n');
    for (const parts of [[`${lines}hello`], [lines, 'he', 'llo']]) {
      const { status, body } = readAnswer(await sendBytes(server.url, ...parts));
      expect([status, body]).toEqual([200, 'POST /api/trpc/cart.add hello']);
    }
  });

  it('Nothing that comes after it on its connection is done', async () => {
    const lines = (...list: string[]) => [...list, '', ''].join('\r\n');
    const next = lines('POST /go HTTP/1.1', 'Host: a', 'Content-Length: 0');
    const first = lines('GET /slow/a HTTP/1.1', ...upgrade('websocket'));
    const answers = sendBytes(server.url, first, next);
    await expect.poll(server.output).toContain('begun /slow/a');
    await fetch(`${server.url}/go`);
    const text = await answers;
    expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(readAnswer(text).body).toBe('slow');
  });
});

describe('Other ways past the listener of requests', () => {
  it('CONNECT is refused with an answer', async () => {
    for (const target of ['a.test:443', '/faq', '127.0.0.1:80']) {
      const { status, headers } = await ask(server.url, `CONNECT ${target} HTTP/1.1`, 'Host: a');
      expect([target, status, headers.connection]).toEqual([target, 405, 'close']);
      expect(headers.allow).toBe('GET, HEAD, OPTIONS');
      expect(headers['x-request-id']).toBeTruthy();
    }
    expect((await ask(server.url, 'CONNECT a:443 HTTP/1.1', 'Host: a/b')).status).toBe(400);
  });

  it('CONNECT behind a request that is not answered yet waits for its answer', async () => {
    const text = sendBytes(
      server.url,
      'GET /slow/b HTTP/1.1\r\nHost: a\r\n\r\n',
      'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n',
    );
    await expect.poll(server.output).toContain('begun /slow/b');
    await fetch(`${server.url}/go`);
    expect((await text).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 405']);
  });

  it('A client that expects to be asked for its body is asked and answered, and any other expectation is a 417', async () => {
    const head = ['POST /api/trpc/a HTTP/1.1', 'Host: a', CLOSE, 'Content-Length: 2'];
    const sent = await sendBytes(
      server.url,
      [...head, 'Expect: 100-continue', '', ''].join('\r\n'),
      'ab',
    );
    expect(sent).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
    expect(readAnswer(sent).body).toBe('POST /api/trpc/a ab');
    const other = await ask(server.url, ...head.slice(0, 3), 'Expect: 200-ok');
    expect([other.status, other.headers['x-content-type-options']]).toEqual([417, 'nosniff']);
    expect(server.output()).not.toContain('taken');
  });
});

describe.skipIf(process.platform !== 'linux')('The descriptors of a server', () => {
  const count = () => readdirSync(`/proc/${server.process.pid}/fd`).length;

  const POST = ['POST /api/trpc/a HTTP/1.1', 'Host: a'];
  const EXPECTED = [...POST, 'Expect: 100-continue', 'Content-Length: 2'];
  const KINDS: [kind: string, lines: string[], body?: string][] = [
    ['upgrades of a page', ['GET /faq HTTP/1.1', ...upgrade('websocket')]],
    ['upgrades of an address with two slashes', ['GET //y HTTP/1.1', ...upgrade('x')]],
    ['upgrades of an address with a backslash', ['GET /\\y HTTP/1.1', ...upgrade('h2c')]],
    ['CONNECT', ['CONNECT a:443 HTTP/1.1', 'Host: a']],
    ['bodies that wait to be asked for', [...EXPECTED, CLOSE], 'ab'],
    ['other expectations', ['GET / HTTP/1.1', 'Host: a', CLOSE, 'Expect: x']],
    ['refused targets', ['GET *x HTTP/1.1', 'Host: a']],
  ];

  it.each(KINDS)('They are as many after a thousand %s as before', async (_, lines, body = '') => {
    const before = count();
    const text = [...lines, '', body].join('\r\n');
    for (let batch = 0; batch < 20; batch += 1) {
      const answers = Array.from({ length: 50 }, () => sendBytes(server.url, text));
      for (const answer of await Promise.all(answers))
        expect(readAnswer(answer).status).toBeGreaterThan(199);
    }
    await expect.poll(count).toBeLessThanOrEqual(before);
  });

  it.each([
    ...KINDS,
    ['bodies that are asked for and never come', EXPECTED],
    ['bodies of which half comes', [...POST, 'Content-Length: 2'], 'a'],
    ['requests that are not answered yet', ['GET /slow/c HTTP/1.1', 'Host: a']],
    ['upgrades that are not answered yet', ['GET /slow/d HTTP/1.1', ...upgrade('x')]],
  ] satisfies typeof KINDS)(
    'They are as many as before after a thousand clients that leave: %s',
    async (_, lines, body = '') => {
      const before = count();
      const text = [...lines, '', body].join('\r\n');
      for (let batch = 0; batch < 20; batch += 1)
        await Promise.all(
          Array.from({ length: 50 }, (_, at) => sendAndLeave(server.url, text, at % 2 === 0)),
        );
      await expect.poll(count).toBeLessThanOrEqual(before);
    },
  );
});
