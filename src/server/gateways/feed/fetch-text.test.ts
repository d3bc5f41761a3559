import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchLimits, fetchText } from './fetch-text';
import { requestPublic } from './public-request';

const FEED = '<rss version="2.0"><channel><title>Tea</title></channel></rss>';
const PACKED = gzipSync(FEED);
const BOMB = gzipSync(Buffer.alloc(20_000_000));

let server: Server;
let port: number;
const open = new Set<ServerResponse>();

const responders: Record<string, (response: ServerResponse, request: IncomingMessage) => void> = {
  '/feed': (response) => response.end(FEED),
  '/packed': (response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.from(FEED))),
  '/latin': (response) =>
    response.setHeader('content-type', 'text/xml; charset=iso-8859-1').end(Buffer.from([0xe9])),
  '/bomb': (response) => response.setHeader('content-encoding', 'gzip').end(BOMB),
  '/torn': (response) => response.setHeader('content-encoding', 'gzip').end(BOMB.subarray(0, 90)),
  '/torn-trailer': (response) => response.end(PACKED.subarray(0, -3)),
  '/spoiled': (response) => response.end(Buffer.concat([PACKED.subarray(0, -8), Buffer.alloc(8)])),
  '/zstd': (response) =>
    response.setHeader('content-encoding', 'zstd').end(Buffer.from('28b52ffd2000', 'hex')),
  '/layers': (response) => response.end([1, 2, 3, 4].reduce((inner) => gzipSync(inner), PACKED)),
  '/big5': (response) => response.end(Buffer.from([0x3c, 0xb3, 0x6f, 0xac, 0x4f])),
  '/declared-large': (response) => response.writeHead(200, { 'content-length': 9_000_000 }).end(),
  '/silent': () => {},
  '/drips': (response) => void response.write('<rss>'),
  '/endless': (response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', more);
    more();
  },
  '/moved': (response) => response.writeHead(302, { location: '/feed' }).end(),
  '/round': (response) => response.writeHead(302, { location: '/round' }).end(),
  '/inside': (response) =>
    response.writeHead(302, { location: `http://127.0.0.2:${port}/feed` }).end(),
  '/file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/gone': (response) => response.writeHead(404).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    open.add(response);
    responders[request.url ?? '']?.(response, request);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Fetches from the local test server, whose private address is otherwise rejected. */
const fetchFrom = (path: string, limits: Partial<FetchLimits> = {}) =>
  fetchText(`http://127.0.0.1:${port}${path}`, {
    privateOrigins: [`http://127.0.0.1:${port}`],
    ...limits,
  });

describe('Fetching a feed', () => {
  it.each(['/feed', '/packed', '/moved'])('A feed is fetched from %s', async (path) => {
    expect((await fetchFrom(path)).text).toBe(FEED);
  });

  it('A feed that was moved has the address that it was found at', async () => {
    expect((await fetchFrom('/moved')).address).toBe(`http://127.0.0.1:${port}/feed`);
  });

  const withName = Buffer.concat([PACKED.subarray(0, 3), Buffer.from([8]), PACKED.subarray(4, 10)]);
  it.each<[string, string | undefined, Buffer]>([
    ['as it is, with the packing “UTF-8”', 'UTF-8', Buffer.from(FEED)],
    ['as it is, with the packing “none”', 'none', Buffer.from(FEED)],
    ['as it is, with an empty packing', '', Buffer.from(FEED)],
    ['as it is, with the packing “gzip”', 'gzip', Buffer.from(FEED)],
    ['as it is, with the packing “deflate”', 'deflate', Buffer.from(FEED)],
    ['as it is, with the packing “br”', 'br', Buffer.from(`\uFEFF${FEED}`)],
    ['in gzip without a header', undefined, PACKED],
    ['in gzip with another header', 'UTF-8', PACKED],
    [
      'in gzip with text behind it',
      'gzip',
      Buffer.concat([PACKED, Buffer.from('<!-- cached -->')]),
    ],
    ['in gzip with zeros behind it', undefined, Buffer.concat([PACKED, Buffer.alloc(600)])],
    [
      'in two members of gzip',
      'x-gzip',
      Buffer.concat([gzipSync(FEED.slice(0, 9)), gzipSync(FEED.slice(9))]),
    ],
    [
      'in gzip with a name',
      ' GZIP ',
      Buffer.concat([withName, Buffer.from('a.xml\0'), PACKED.subarray(10)]),
    ],
    ['in gzip twice', 'gzip, gzip', gzipSync(PACKED)],
    ['in deflate with the head of zlib', 'deflate', deflateSync(FEED)],
    [
      'in deflate with text behind it',
      'deflate',
      Buffer.concat([deflateSync(FEED), Buffer.from('ok')]),
    ],
    ['in bare deflate', 'deflate', deflateRawSync(FEED)],
    ['in Brotli', 'br', brotliCompressSync(FEED)],
    ['in Brotli and then gzip', 'br, gzip', gzipSync(brotliCompressSync(FEED))],
  ])('A feed that is sent %s is unpacked', async (_, packing, body) => {
    responders['/any'] = (response) =>
      response
        .writeHead(200, packing === undefined ? {} : { 'content-encoding': packing })
        .end(body);
    expect((await fetchFrom('/any')).text).toBe(FEED);
  });

  it('A feed is decoded from the character set of its header', async () => {
    expect((await fetchFrom('/latin')).text).toBe('é');
  });

  it.each([
    ['/bomb', 'It is larger than 5 MB.'],
    ['/endless', 'It is larger than 5 MB.'],
    ['/declared-large', 'It is larger than 5 MB.'],
    ['/torn', 'Its compressed content is broken.'],
    ['/torn-trailer', 'Its compressed content is broken.'],
    ['/spoiled', 'Its compressed content is broken.'],
    ['/layers', 'Its compressed content is broken.'],
    ['/zstd', 'It is compressed in a way that we do not know.'],
    ['/big5', 'It does not say in which encoding it is, and it is not UTF-8.'],
    ['/round', 'It redirects again and again.'],
    ['/gone', 'Its server answered 404.'],
    ['/file', 'It is not a web address.'],
    ['/inside', 'Its address lies in a private or reserved network.'],
  ])('A feed at %s is rejected: %s', async (path, sentence) => {
    await expect(fetchFrom(path)).rejects.toThrow(sentence);
  });

  it.each(['/silent', '/drips'])(
    'A feed at %s that is too slow is given up after the timeout',
    async (path) => {
      const result = fetchFrom(path, { totalMs: 60 });
      await expect(result).rejects.toThrow('It did not arrive within 1 seconds.');
    },
  );
});

describe('The address of a feed', () => {
  it.each([
    () => `http://127.0.0.1:${port}/feed`,
    () => `http://localhost:${port}/feed`,
    () => `http://2130706433:${port}/feed`,
    () => `http://0x7f.1:${port}/feed`,
    () => `http://0.0.0.0:${port}/feed`,
    () => `http://[::1]:${port}/feed`,
    () => `http://[::ffff:127.0.0.1]:${port}/feed`,
    () => 'http://169.254.169.254/latest/meta-data/',
    () => 'http://10.0.0.1/',
    () => 'http://192.168.1.1/',
    () => 'http://172.16.0.1/',
    () => 'http://100.64.0.1/',
    () => 'http://[fd00::1]/',
    () => 'http://[fe80::1]/',
    () => 'http://[64:ff9b::7f00:1]/',
    () => `http://[::127.0.0.1]:${port}/feed`,
    () => 'http://[::7f00:1]/',
    () => 'http://[::8.8.8.8]/',
    () => 'http://[::ffff:0:127.0.0.1]/',
    () => 'http://[64:ff9b:1::1]/',
    () => 'http://[2002:7f00:1::1]/',
    () => 'http://[2001::1]/',
    () => 'http://[2001:2::1]/',
    () => 'http://[2001:20::1]/',
    () => 'http://[2001:db8::1]/',
    () => 'http://[3fff::1]/',
    () => 'http://[5f00::1]/',
    () => 'http://[100::1]/',
    () => 'http://[fec0::1]/',
    () => 'http://[4000::1]/',
    () => 'http://[ff02::1]/',
    () => 'http://192.0.2.1/',
    () => 'http://198.18.0.1/',
    () => 'http://240.0.0.1/',
    () => 'https://127.0.0.1/',
  ])('An address inside a private network is never requested: %s', async (address) => {
    await expect(fetchText(address())).rejects.toThrow(
      'Its address lies in a private or reserved network.',
    );
  });

  it('The machine’s own address is never requested, also where it is public', async () => {
    const signal = AbortSignal.timeout(10_000);
    const request = requestPublic(new URL('http://1.1.1.1:1/'), [], signal, ['1.1.1.1']);
    await expect(request).rejects.toThrow('DNS lookup 1.1.1.1');
  });

  it('An allowed origin opens no other port and no other scheme of its server', async () => {
    const privateOrigins = [`http://127.0.0.1:${port}`];
    for (const address of [`http://127.0.0.1:${port + 1}/`, `https://127.0.0.1:${port}/`])
      await expect(fetchText(address, { privateOrigins })).rejects.toThrow('private or reserved');
  });

  it.each([
    ['ftp://feeds.example/a', 'It is not a web address.'],
    ['feed', 'It is not a web address.'],
    ['https://me:secret@feeds.example/', 'Its address holds a password.'],
    ['https://nobody.invalid/', 'Its server has no address.'],
  ])('The feed address %s is rejected: %s', async (address, sentence) => {
    await expect(fetchText(address)).rejects.toThrow(sentence);
  });
});
