import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

let url: string;
beforeAll(async () => {
  const file = `((asked) => (request, response) => {
    response.setHeader('Content-Type', 'application/javascript');
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Last-Modified', 'Sat, 28 Nov 2026 00:00:00 GMT');
    asked += 1;
    response.end(asked + ' '.repeat(2000));
  })(0)`;
  url = (await serveUnderTest(file, { NODE_ENV: 'production' })).url;
});
afterAll(endServers);

const CHUNKS = '/_next/static/chunks/';

it.each([
  ['%61bc.js', 'abc.js'],
  ['a%62%63.j%73', 'abc.js'],
  ['%5bid%5d.js', '%5Bid%5D.js'],
  ['[id%5D.js', '%5Bid%5D.js'],
  ['a%2Fb.js?dpl=1', 'a/b.js?dpl=1'],
])('The spelling %s of a built file is sent to the one of the pages', async (other, own) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await getRaw(url + CHUNKS + other, {}, method);
    expect([status, headers.location]).toEqual([308, CHUNKS + own]);
  }
});

it('A built file is kept once, in whichever of its two plain spellings it is asked for', async () => {
  const first = (await getRaw(`${url}${CHUNKS}[id].js`)).body.toString();
  for (const name of ['[id].js', '%5Bid%5D.js', '[id].js?x=1'])
    expect((await getRaw(url + CHUNKS + name)).body.toString()).toBe(first);
});
