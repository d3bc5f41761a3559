import { parseUrl } from 'next/dist/shared/lib/router/utils/parse-url.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './send-bytes';
import { endServers, serveUnderTest } from './serve-under-test';

let url: string;
beforeAll(async () => {
  const next = `(request, response) => response.end('Next has <' + request.url + '>')`;
  url = (await serveUnderTest(next)).url;
});
afterAll(endServers);

const get = (path: string) => ask(url, `GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close');

/** Spellings of an address that the framework treats as the same. */
const spell = (path: string) => [
  `/.${path}`,
  `/x/..${path}`,
  `/x/%2e%2E${path}`,
  `/x/y/.%2e/%2E.${path}`,
  `/../..${path}`,
  `/api/trpc/../..${path}`,
  `/api/trpc/%2e%2e/%2e%2e${path}`,
  path.replace(/\/(?=[^/]*$)/, '/./'),
  path.replace(/\/(?=[^/]*$)/, '/%2e/'),
  path.replace(/\/(?=[^/]*$)/, '/x/../'),
  `${path}#`,
  `${path}#/x`,
  `${path}#?/y`,
  `${path}#a/../b`,
];

describe('The path of a request is the one that is served', () => {
  it.each(spell('/media/videos/tea/0123456789abcdef.webp'))(
    'The address %s is that of its file',
    async (path) => {
      expect(parseUrl(path).pathname).toBe('/media/videos/tea/0123456789abcdef.webp');
      expect((await get(path)).body).toBe('Next has </media/videos/tea/0123456789abcdef.webp>');
    },
  );

  it.each(spell('/media/videos/when-interest-earns-interest/3e9a6759e3c5648f.mp4'))(
    'The recording for members is refused at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each(spell('/_next/image'))('The scaling of pictures is closed at %s', async (path) => {
    const { status, body } = await get(path.replace(/(?=#|$)/, '?url=%2Fa.png&w=64&q=75'));
    expect([status, body.includes('Next')]).toEqual([404, false]);
  });

  it.each([
    ['/faq/.', '/faq/'],
    ['/faq/..', '/'],
    ['/a/b/..?x=/../y#z', '/a/?x=/../y'],
    ['/...', '/...'],
    ['/a/.b/..c/d.', '/a/.b/..c/d.'],
    ['/x/..//evil.example', '//evil.example'],
    ['/a%2f..%2fb', '/a%2f..%2fb'],
  ])('The address %s is read as %s', async (path, served) => {
    const { body } = await get(path);
    expect(body).toContain(`Next has <${served}>`);
  });

  it.each(['/api/front/../front/cart', '/api/front/./cart', '/api/front/cart#x'])(
    'The address %s below the contract is an unknown call',
    async (path) => {
      expect((await get(path)).body).toBe('Next has </api/front/->');
    },
  );

  it('The personal pages and those with a secret have their headers in every spelling', async () => {
    for (const path of spell('/password-reset/secret')) {
      const { headers } = await get(path);
      expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer']);
      expect(headers['content-security-policy']).toContain("'nonce-");
    }
  });
});
