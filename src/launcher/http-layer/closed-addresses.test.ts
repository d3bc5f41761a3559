import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from './send-bytes';
import { endServers, serveUnderTest } from './serve-under-test';

let url: string;
beforeAll(async () => {
  url = (await serveUnderTest(`(request, response) => response.end('Next')`)).url;
});
afterAll(endServers);

const get = (path: string) => ask(url, `GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close');

it.each([
  '/_next/image?url=%2Fa.png&w=64&q=75',
  '/_next/image',
  '/_next/image/',
  '/_next/%69mage?url=/%',
  '/_next%2Fimage?url=/\\evil',
  '//_next//image?url=a',
  '/_next\\image',
  '/_NEXT/Image',
])('The address %s, which would scale any picture, is a 404 before Next', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, headers['cache-control']]).toEqual([404, 'private, no-store']);
  expect(body).toContain('<h1>');
});

it.each(['/_next/images', '/_next/static/chunks/image', '/faq?url=/_next/image', '/image'])(
  'The address %s is left to Next',
  async (path) => {
    expect((await get(path)).body).toContain('Next');
  },
);
