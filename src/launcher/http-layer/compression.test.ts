import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

/** Public pages whose text is their address, sent as Next sends prerendered ones; `/personal` is private. */
const PAGES = `(request, response) => {
  const text = request.url.repeat(400);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', request.url === '/personal' ? 'private, no-store' : 's-maxage=300');
  response.setHeader('Vary', 'rsc');
  if (request.url === '/streamed') {
    for (const part of [text.slice(0, 9), text.slice(9)]) response.write(Buffer.from(part));
    return response.end();
  }
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}`;

const GZIP = { 'accept-encoding': 'gzip' };

describe('Compression of responses', () => {
  let url: string;

  beforeAll(async () => {
    url = (await serveUnderTest(PAGES)).url;
  });
  afterAll(endServers);

  it('A call is compressed while it is sent, and has no validator even if its response allows caching', async () => {
    const path = '/api/front/plans';
    const { headers, body } = await getRaw(url + path, GZIP);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.etag).toBeUndefined();
    expect(gunzipSync(body).toString()).toBe(path.repeat(400));
  });

  it.each(['/page', '/streamed'])(
    'The public page %s is sent as gzip with its length',
    async (path) => {
      for (const _ of ['compressed', 'cached']) {
        const { headers, body } = await getRaw(url + path, GZIP);
        expect(headers['content-encoding']).toBe('gzip');
        expect(Number(headers['content-length'])).toBe(body.length);
        expect(body.length).toBeLessThan(200);
        expect(gunzipSync(body).toString()).toBe(path.repeat(400));
        expect(headers.vary).toBe('rsc, Accept-Encoding');
      }
    },
  );

  it('A public page is sent as it is to a client that accepts no compression', async () => {
    for (const encoding of ['identity', 'gzip;q=0, br;q=0']) {
      const { headers, body } = await getRaw(`${url}/page`, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe('/page'.repeat(400));
      expect(headers.vary).toBe('rsc, Accept-Encoding');
    }
  });

  it('A client that accepts Brotli gets a public page in it', async () => {
    const { headers } = await getRaw(`${url}/page`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it('A file whose name carries a hash is requested from Next once, and a part of it every time', async () => {
    const file = `((sent) => (request, response) => {
      response.setHeader('Content-Type', 'application/javascript; charset=UTF-8');
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      sent += 1;
      response.end(('/* request ' + sent + ' */').repeat(400));
    })(0)`;
    const production = await serveUnderTest(file, { NODE_ENV: 'production' });
    const path = `${production.url}/_next/static/chunks/0a1b2c.js`;
    const texts: string[] = [];
    for (const headers of [GZIP, GZIP, { ...GZIP, range: 'bytes=0-9' }, GZIP]) {
      const received = await getRaw(path, headers);
      expect(received.headers).toMatchObject({
        'content-type': 'application/javascript; charset=UTF-8',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      });
      texts.push(gunzipSync(received.body).toString().slice(0, 15));
    }
    expect(texts).toEqual([1, 1, 2, 1].map((sent) => `/* request ${sent} */`));
  });

  it('A client that has the page gets 304 without a body, whatever its encoding', async () => {
    const { etag } = (await getRaw(`${url}/page`, GZIP)).headers;
    expect(etag).toMatch(/^W\/"/);
    for (const encoding of ['gzip', 'br', 'identity']) {
      const again = await getRaw(`${url}/page`, {
        'accept-encoding': encoding,
        'if-none-match': String(etag),
      });
      expect(again.status).toBe(304);
      expect(again.body.length).toBe(0);
      expect(again.headers).toMatchObject({
        etag,
        'cache-control': 's-maxage=300',
        vary: 'rsc, Accept-Encoding',
      });
    }
  });

  it('Pages of different content have different validators', async () => {
    const { etag } = (await getRaw(`${url}/page`)).headers;
    const other = await getRaw(`${url}/eggs`, { 'if-none-match': String(etag) });
    expect(other.status).toBe(200);
    expect(other.body.toString()).toBe('/eggs'.repeat(400));
    expect(other.headers.etag).not.toBe(etag);
  });

  it('A personal page is compressed while it is sent, and has no validator', async () => {
    const { headers, body } = await getRaw(`${url}/personal`, GZIP);
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-length']).toBeUndefined();
    expect(headers.etag).toBeUndefined();
    expect(gunzipSync(body).toString()).toBe('/personal'.repeat(400));
  });

  it('A part of a page is sent as it is', async () => {
    const parts = await serveUnderTest(`(request, response) => {
      response.writeHead(206, {
        'Content-Type': 'text/html',
        'Content-Range': 'bytes 0-1999/4000',
        'Cache-Control': 's-maxage=300',
      });
      response.end('part'.repeat(500));
    }`);
    const { headers, body } = await getRaw(`${parts.url}/page`, { ...GZIP, range: 'bytes=0-1999' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('part'.repeat(500));
  });

  it.each([
    ['application/json', 's-maxage=300'],
    ['image/png', 'public, max-age=0, must-revalidate'],
    ['image/svg+xml', 'public, max-age=0, must-revalidate'],
    ['application/xml', 'public, max-age=0, must-revalidate'],
    ['text/plain', 'public, max-age=300'],
  ])(
    'A response of the type %s that caches may keep has a validator and its length, however short it is',
    async (type, allowed) => {
      const listener = `(request, response) => {
        response.setHeader('Content-Type', '${type}');
        response.setHeader('Cache-Control', '${allowed}');
        for (const part of ['a', 'b'.repeat(request.url.length === 2 ? 9 : 9000)]) response.write(part);
        response.end();
      }`;
      const { url: origin } = await serveUnderTest(listener);
      for (const path of ['/s', '/long']) {
        const { headers } = await getRaw(origin + path, GZIP);
        expect(headers.etag).toMatch(/^W\/"/);
        expect(Number(headers['content-length'])).toBeGreaterThan(0);
        const again = await getRaw(origin + path, {
          ...GZIP,
          'if-none-match': String(headers.etag),
        });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([
          304,
          0,
          headers.etag,
        ]);
        expect(again.headers.vary).toBe(headers.vary);
      }
    },
  );

  it('The tag of a route is weak where it stands for several encodings', async () => {
    const { url: origin } = await serveUnderTest(`(request, response) => {
      response.setHeader('ETag', '"a"');
      response.setHeader('Content-Type', request.url === '/picture' ? 'image/webp' : 'text/vtt');
      response.end('text '.repeat(400));
    }`);
    expect((await getRaw(`${origin}/picture`, GZIP)).headers.etag).toBe('"a"');
    for (const encoding of ['gzip', 'identity'])
      expect(
        (await getRaw(`${origin}/subtitles`, { 'accept-encoding': encoding })).headers.etag,
      ).toBe('W/"a"');
  });
});
