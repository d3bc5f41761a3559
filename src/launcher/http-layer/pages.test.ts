import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

/** A stand-in for Next with a page cache: it counts its requests, and marks responses from the cache. The address
 *  `/stale` is shown while it is rendered again, `/cookie` sets a cookie, `/other` differs from the cached entry;
 *  `/forget` removes every page, `/change` renders them again with another text and another header. */
const NEXT = `((asked, edition, entries) => {
  const textOf = (path) => ('edition ' + edition + ' of ' + path + ' ').repeat(100);
  globalThis[Symbol.for('shuoyi.page-cache')] = {
    findKey: (html) => [...entries.keys()].find((key) => entries.get(key).value.html === html) ?? null,
    getPage: (key) => entries.get(key) ?? null,
  };
  return (request, response) => {
    asked += 1;
    const path = request.url.split('?')[0];
    if (path === '/forget' || path === '/change') {
      entries.clear();
      if (path === '/change') edition += 1;
      return response.end();
    }
    const key = '/zh' + path;
    const html = path === '/other' ? 'another text '.repeat(100) : textOf(path);
    const state = path === '/stale' ? 'STALE' : entries.has(key) ? 'HIT' : 'MISS';
    if (!entries.has(key)) entries.set(key, { value: { html: textOf(path) } });
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 's-maxage=' + edition);
    response.setHeader('Vary', 'rsc');
    response.setHeader('x-nextjs-cache', state);
    if (path === '/cookie') response.setHeader('Set-Cookie', 'a=1');
    response.setHeader('X-Asked', asked);
    response.setHeader('Content-Length', Buffer.byteLength(html));
    response.end(request.method === 'HEAD' ? undefined : entries.get(key).value.html === html ? entries.get(key).value.html : html);
  };
})(0, 1, new Map())`;

const ZH = { 'accept-language': 'zh-TW' };
let url: string;
beforeEach(async () => {
  endServers();
  url = (await serveUnderTest(NEXT)).url;
});
afterAll(endServers);

/** Requests a path. @returns the number of requests that Next had when it rendered the sent response */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const received = await getRaw(url + path, { ...ZH, ...headers }, method);
  return { ...received, asked: Number(received.headers['x-asked']) };
}

describe('A page of the page cache', () => {
  it('A page is sent by Next until Next has sent it from the cache, and then without Next, as Next sent it', async () => {
    const answers = [await ask('/a'), await ask('/a'), await ask('/a'), await ask('/a')];
    expect(answers.map(({ asked }) => asked)).toEqual([1, 2, 2, 2]);
    const [, byNext, without] = answers;
    const { date, 'x-request-id': id, ...headers } = byNext!.headers;
    expect(without!.headers).toMatchObject(headers);
    expect(Object.keys(without!.headers)).toEqual(expect.arrayContaining(Object.keys(headers)));
    expect(without!.headers['x-request-id']).not.toBe(id);
    expect(without!.body.toString()).toBe(byNext!.body.toString());
  });

  it('A stale page is requested from Next again, and sent with its new text and headers', async () => {
    for (const _ of ['rendered', 'learnt', 'sent']) await ask('/a');
    await ask('/change');
    const rendered = await ask('/a');
    expect(rendered.body.toString()).toContain('edition 2');
    expect(rendered.headers['x-nextjs-cache']).toBe('MISS');
    await ask('/a');
    const sent = await ask('/a');
    expect(sent.asked).toBe(5);
    expect(sent.headers['cache-control']).toBe('s-maxage=2');
    expect(sent.body.toString()).toContain('edition 2');
  });

  it('A page is compressed, has its validator, and is not sent to who has it', async () => {
    for (const _ of ['rendered', 'learnt']) await ask('/a');
    const { headers, body, asked } = await ask('/a', { 'accept-encoding': 'gzip, br' });
    expect(asked).toBe(2);
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'rsc, Accept-Encoding' });
    expect(brotliDecompressSync(body).toString()).toContain('edition 1 of /a');
    const again = await ask('/a', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length, again.asked]).toEqual([304, 0, 2]);
  });

  it('The front page keeps its cookie and what its caching says', async () => {
    for (const _ of ['rendered', 'learnt']) await ask('/');
    const { headers, asked } = await ask('/');
    expect(asked).toBe(2);
    expect(headers).toMatchObject({
      'cache-control': 'private, no-cache',
      'set-cookie': [expect.stringContaining('i18n_redirected=zh')],
      vary: 'rsc, Accept-Encoding, Accept-Language, Cookie',
    });
    const known = await ask('/', { cookie: 'i18n_redirected=zh' });
    expect([known.asked, known.headers['set-cookie']]).toEqual([2, undefined]);
    expect((await ask('/', { cookie: 'i18n_redirected=en' })).status).toBe(302);
  });

  it.each([
    ['the data of a page', '/a', { rsc: '1' }],
    ['a part of the router', '/a', { 'next-router-prefetch': '1' }],
    ['a draft', '/a', { cookie: 'b=1; __prerender_bypass=secret' }],
    ['a new rendering', '/a', { 'x-prerender-revalidate': 'secret' }],
    ['a range', '/a', { range: 'bytes=0-9' }],
    ['a query', '/a?b=1', {}],
  ])('A request for %s is left to Next', async (_, path, headers) => {
    for (const _ of ['rendered', 'learnt', 'sent']) await ask('/a');
    expect((await ask(path, headers as Record<string, string>)).asked).toBe(3);
  });

  it('HEAD is answered as GET is, without the page', async () => {
    for (const _ of ['rendered', 'learnt']) await ask('/a');
    const { headers: ofGet } = await ask('/a');
    const { headers, body } = await ask('/a', {}, 'HEAD');
    const { date, 'x-request-id': id, ...same } = ofGet;
    expect(headers).toMatchObject(same);
    expect(body.length).toBe(0);
  });

  it.each(['/stale', '/cookie', '/other', '/a%62', '/a//b', '/a.txt'])(
    'The address %s is asked of Next every time',
    async (path) => {
      const answers = [await ask(path), await ask(path), await ask(path)];
      expect(answers.map(({ asked }) => asked)).toEqual([1, 2, 3]);
    },
  );
});
