import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NEXT, sendBoth, serveEcho } from './echo-server';
import { ask, sendBytes } from './send-bytes';
import { endServers } from './serve-under-test';

let url: string;
beforeAll(async () => {
  url = await serveEcho();
});
afterAll(endServers);

describe('A head that is none is refused', () => {
  it.each([
    ['no version', 'GET /faq\r\nHost: a\r\n\r\n'],
    ['a version in lower case', 'GET /faq http/1.1\r\nHost: a\r\n\r\n'],
    ['a version of one number', 'GET /faq HTTP/1\r\nHost: a\r\n\r\n'],
    ['a version that does not exist', 'GET /faq HTTP/9.9\r\nHost: a\r\n\r\n'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method in lower case', 'get /faq HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a method with a space', 'GE T /faq HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['an unknown method', 'FROB /faq HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a tab in the first line', 'GET\t/faq HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a NUL in the address', 'GET /f\0q HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a colon', 'GET /faq HTTP/1.1\r\nHost: a\r\nX\r\n\r\n'],
    ['a header without a name', 'GET /faq HTTP/1.1\r\nHost: a\r\n: x\r\n\r\n'],
    ['a space in a name', 'GET /faq HTTP/1.1\r\nHost: a\r\nX Y: z\r\n\r\n'],
    ['a bracket in a name', 'GET /faq HTTP/1.1\r\nHost: a\r\nX(: z\r\n\r\n'],
    ['a name that is not ASCII', 'GET /faq HTTP/1.1\r\nHost: a\r\nX\xe9: z\r\n\r\n'],
    ['a NUL in a value', 'GET /faq HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n'],
    ['a space before the first header', 'GET /faq HTTP/1.1\r\n Host: a\r\n\r\n'],
    ['a folded line', 'GET /faq HTTP/1.1\r\nHost: a\r\n b\r\n\r\n'],
    ['a head of 100 KB', `GET /faq HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
    ['an address of 100 KB', `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['something else', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03\r\n\r\n'],
  ])('%s', async (_, message) => {
    const { statuses, text } = await sendBoth(url, message);
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(506);
    expect(text).not.toContain('answered');
  });
});

describe('Addresses and cookies', () => {
  it.each([
    ['/a%20b', 200],
    ['/a%00b', 200],
    ['/a%0d%0aX:%20y', 200],
    ['/%2e%2e/%2e%2e/etc/passwd', 200],
    ['/../../etc/passwd', 200],
    ['//evil.example/', 200],
    ['/a#b', 200],
    ['/?a=%', 200],
    ['/%', 400],
    ['/%zz', 400],
    ['/%c0%ae', 400],
  ])(
    'The address %s is a %d, and no header of the answer is of its making',
    async (path, status) => {
      const answer = await ask(url, `GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close');
      expect(answer.status).toBe(status);
      expect(answer.headers.x).toBeUndefined();
    },
  );

  it.each([
    ['a=1; b=2', 'a=1; b=2'],
    ['', '-'],
    ['=; ;;', '=; ;;'],
    ['a="1; b=2"', 'a="1; b=2"'],
    ['__proto__=1', '__proto__=1'],
  ])('The cookies “%s” reach who reads them as they are', async (sent) => {
    const { status, body } = await ask(
      url,
      'GET /a HTTP/1.1',
      'Host: a',
      `Cookie: ${sent}`,
      'Connection: close',
    );
    expect(status).toBe(200);
    expect(body).toContain(sent);
  });

  it('Two headers of cookies are one list', async () => {
    const { body } = await ask(
      url,
      'GET /a HTTP/1.1',
      'Host: a',
      'Cookie: a=1',
      'Cookie: b=2',
      'Connection: close',
    );
    expect(body).toContain('a=1; b=2');
  });
});

describe('Connections', () => {
  it('Pipelined requests are answered in their order, and the connection goes on', async () => {
    const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    const text = await sendBytes(url, get('/1') + get('/2'), get('/3'), NEXT);
    const answered = [...text.matchAll(/answered GET (\S+)/g)].map(([, path]) => path);
    expect(answered).toEqual(['/1', '/2', '/3', '/next']);
  });

  it('HTTP/1.0 gets no chunks, and its connection is closed unless it asks otherwise', async () => {
    const text = await sendBytes(url, 'GET /a HTTP/1.0\r\n\r\n');
    expect(text).not.toMatch(/transfer-encoding/i);
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
    expect(text).toMatch(/answered GET \/a/);
  });

  it('Every answer has a date and says its length one way', async () => {
    for (const first of ['GET /a', 'HEAD /a', 'POST /faq', 'OPTIONS /a', 'GET /%', 'GET *']) {
      const { headers } = await ask(url, `${first} HTTP/1.1`, 'Host: a', 'Connection: close');
      expect(Date.parse(headers.date ?? ''), first).not.toBeNaN();
      expect([headers['content-length'], headers['transfer-encoding']], first).toContain(undefined);
    }
  });
});
