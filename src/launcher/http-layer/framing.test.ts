import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendBoth, serveEcho } from './echo-server';
import { endServers } from './serve-under-test';

let url: string;
beforeAll(async () => {
  url = await serveEcho();
});
afterAll(endServers);

const CALL = 'POST /api/trpc/a HTTP/1.1';
const CHUNKED = 'Transfer-Encoding: chunked';

const join = (lines: string[], body: string) => `${lines.join('\r\n')}\r\n\r\n${body}`;

describe('A message whose end could be read otherwise is refused, and nothing after it is answered', () => {
  const withBody = (headers: string[], body = '0\r\n\r\n') =>
    join([CALL, 'Host: a', ...headers], body);
  const inChunks = (body: string) => withBody([CHUNKED], body);

  it.each([
    ['a length, then chunks', withBody(['Content-Length: 5', CHUNKED])],
    ['chunks, then a length', withBody([CHUNKED, 'Content-Length: 5'])],
    ['two different lengths', withBody(['Content-Length: 5', 'Content-Length: 6'], 'hello')],
    ['one length twice', withBody(['Content-Length: 5', 'Content-Length: 5'], 'hello')],
    ['a list of lengths', withBody(['Content-Length: 5, 5'], 'hello')],
    ['a length with a sign', withBody(['Content-Length: +5'], 'hello')],
    ['a negative length', withBody(['Content-Length: -5'], 'hello')],
    ['a hexadecimal length', withBody(['Content-Length: 0x5'], 'hello')],
    ['an octal length', withBody(['Content-Length: 0o5'], 'hello')],
    ['a length in two parts', withBody(['Content-Length: 5 5'], 'hello')],
    ['a length with a fraction', withBody(['Content-Length: 5.0'], 'hello')],
    ['a length with an underscore', withBody(['Content-Length: 1_0'], 'hello')],
    ['an empty length', withBody(['Content-Length:'], 'hello')],
    ['a length beyond all numbers', withBody(['Content-Length: 99999999999999999999'], 'hello')],
    ['an unknown coding', withBody(['Transfer-Encoding: xchunked'])],
    ['an unknown coding after chunks', withBody(['Transfer-Encoding: chunked, x'])],
    ['identity', withBody(['Transfer-Encoding: identity'])],
    ['chunks and identity', withBody(['Transfer-Encoding: chunked, identity'])],
    ['gzip and chunks', withBody(['Transfer-Encoding: gzip, chunked'])],
    ['chunks twice', withBody(['Transfer-Encoding: chunked, chunked'])],
    ['chunks in two headers', withBody([CHUNKED, CHUNKED])],
    ['chunks in quotes', withBody(['Transfer-Encoding: "chunked"'])],
    ['chunks with a parameter', withBody(['Transfer-Encoding: chunked;a=b'])],
    ['chunks after a vertical tab', withBody(['Transfer-Encoding: \x0bchunked'])],
    ['chunks before a form feed', withBody(['Transfer-Encoding: chunked\x0c'])],
    ['chunks after a comma', withBody(['Transfer-Encoding: , chunked'])],
    ['chunks in a folded line', withBody(['Transfer-Encoding:\r\n chunked'])],
    ['an empty coding', withBody(['Transfer-Encoding:'])],
    ['a space before a colon', withBody(['Transfer-Encoding : chunked'])],
    ['a tab before a colon', withBody(['Content-Length\t: 5'], 'hello')],
    [
      'chunks for HTTP/1.0',
      join(['POST /api/trpc/a HTTP/1.0', CHUNKED, 'Content-Length: 5'], '0\r\n\r\n'),
    ],
    ['a size with a prefix', inChunks('0x5\r\nhello\r\n0\r\n\r\n')],
    ['a size with a sign', inChunks('+5\r\nhello\r\n0\r\n\r\n')],
    ['a negative size', inChunks('-1\r\nhello\r\n0\r\n\r\n')],
    ['a size with an underscore', inChunks('0_5\r\nhello\r\n0\r\n\r\n')],
    ['a size after a space', inChunks(' 5\r\nhello\r\n0\r\n\r\n')],
    ['a size beyond all numbers', inChunks('FFFFFFFFFFFFFFFFF\r\nhello\r\n0\r\n\r\n')],
    ['a size that is no number', inChunks('five\r\nhello\r\n0\r\n\r\n')],
    ['a chunk that is longer than its size', inChunks('4\r\nhello\r\n0\r\n\r\n')],
    ['a chunk that ends with a line feed', inChunks('5\r\nhello\n0\r\n\r\n')],
    ['a size that ends with a line feed', inChunks('5\nhello\r\n0\r\n\r\n')],
    ['an extension with a line feed', inChunks('5;a\nb\r\nhello\r\n0\r\n\r\n')],
    ['lines that end with a line feed', `${CALL}\nHost: a\nContent-Length: 0\n\n`],
    ['a carriage return in a header', withBody(['X: a\rContent-Length: 5'], 'hello')],
  ])('%s', async (_, message) => {
    const { statuses, text } = await sendBoth(url, message);
    expect(statuses).toHaveLength(1);
    expect(statuses[0]).toBeGreaterThanOrEqual(400);
    expect(statuses[0]).toBeLessThan(500);
    expect(text).not.toContain('answered');
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
  });
});

describe('A message that is only unusual is answered, and so is the one after it', () => {
  it.each([
    ['empty lines before it', '\r\n\r\nGET /a HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /a '],
    [
      'a body with GET',
      'GET /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello',
      'GET /a hello',
    ],
    ['a body of a page', 'POST /faq HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello', null],
    [
      'a long body of a page',
      join(['POST /faq HTTP/1.1', 'Host: a', 'Content-Length: 90000'], 'x'.repeat(90_000)),
      null,
    ],
    [
      'chunks',
      join([CALL, 'Host: a', CHUNKED], '5\r\nhello\r\n0\r\n\r\n'),
      'POST /api/trpc/a hello',
    ],
    [
      'chunks in capitals',
      join([CALL, 'Host: a', 'Transfer-Encoding: CHUNKED'], '0\r\n\r\n'),
      'POST /api/trpc/a ',
    ],
    [
      'sizes in capitals and with zeros',
      join([CALL, 'Host: a', CHUNKED], '00A\r\n0123456789\r\n000\r\n\r\n'),
      'POST /api/trpc/a 0123456789',
    ],
    [
      'an extension',
      join([CALL, 'Host: a', CHUNKED], '5;a=b\r\nhello\r\n0\r\n\r\n'),
      'POST /api/trpc/a hello',
    ],
    [
      'trailers',
      join([CALL, 'Host: a', CHUNKED], '5\r\nhello\r\n0\r\nHost: b\r\nCookie: c=1\r\n\r\n'),
      'POST /api/trpc/a hello',
    ],
    [
      'a length with zeros',
      join([CALL, 'Host: a', 'Content-Length: 005'], 'hello'),
      'POST /api/trpc/a hello',
    ],
    [
      'a length after spaces',
      join([CALL, 'Host: a', 'Content-Length:   5  '], 'hello'),
      'POST /api/trpc/a hello',
    ],
    ['a length of nothing', join([CALL, 'Host: a', 'Content-Length: 0'], ''), 'POST /api/trpc/a '],
    [
      'a header with an underscore',
      join([CALL, 'Host: a', 'Content-Length: 5', 'Transfer_Encoding: chunked'], 'hello'),
      'POST /api/trpc/a hello',
    ],
    ['HEAD with a body', 'HEAD /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello', null],
    [
      'OPTIONS with a body',
      'OPTIONS /a HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello',
      null,
    ],
    ['an empty header', 'GET /a HTTP/1.1\r\nHost: a\r\nX:\r\n\r\n', 'GET /a '],
    [
      'five hundred headers',
      join(
        ['GET /a HTTP/1.1', 'Host: a', ...Array.from({ length: 500 }, (_, at) => `X${at}: 1`)],
        '',
      ),
      'GET /a ',
    ],
    [
      'an unknown protocol of a hop',
      'GET /a HTTP/1.1\r\nHost: a\r\nConnection: x, keep-alive\r\nX: 1\r\n\r\n',
      'GET /a ',
    ],
    [
      'a wish that is none',
      'GET /a HTTP/1.1\r\nHost: a\r\nAccept: nonsense\r\nAccept-Encoding: x;q=9\r\n\r\n',
      'GET /a ',
    ],
    [
      'conditions that are none',
      'GET /a HTTP/1.1\r\nHost: a\r\nIf-None-Match: a"b,\r\nIf-Modified-Since: x\r\nRange: x\r\n\r\n',
      'GET /a ',
    ],
  ])('%s', async (_, message, answer) => {
    const { statuses, text } = await sendBoth(url, message);
    expect(statuses).toHaveLength(2);
    if (answer !== null) expect(text).toContain(`answered ${answer}`);
    expect(text).toContain('answered GET /next');
  });
});
