import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FetchLimits, fetchText } from './fetch-text';
import { requestPublic } from './public-request';

const FEED = '<rss version="2.0"><channel><title>Tea</title></channel></rss>';
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
  '/odd': (response) => response.setHeader('content-encoding', 'rot13').end(FEED),
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
    expect(await fetchFrom(path)).toBe(FEED);
  });

  it('A feed is decoded from the character set of its header', async () => {
    expect(await fetchFrom('/latin')).toBe('é');
  });

  it.each([
    ['/bomb', 'It is larger than 5 MB.'],
    ['/endless', 'It is larger than 5 MB.'],
    ['/declared-large', 'It is larger than 5 MB.'],
    ['/torn', 'It is packed, and the package is broken.'],
    ['/odd', 'It is packed in a way that we do not know.'],
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
