import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

/** A stand-in for Next whose response is the requested address. */
const NEXT = `(request, response) => {
  response.setHeader('Content-Type', 'text/plain');
  response.end(request.url);
}`;
const BUILT = `(Reflect.set(globalThis, Symbol.for('shuoyi.built-files'),
  new Set(['chunks/a.js', 'chunks/[id].js'])), ${NEXT})`;

describe('The files of a release', () => {
  afterAll(endServers);

  const askedFor = async (url: string, path: string) => (await fetch(url + path)).text();

  it('A file of this build is left to Next, any other one is looked for among those of other releases', async () => {
    const { url } = await serveUnderTest(BUILT);
    expect(await askedFor(url, '/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
    const escaped = '/_next/static/chunks/%5Bid%5D.js';
    expect(await askedFor(url, escaped)).toBe(escaped);
    for (const name of ['chunks/b.js', 'media/a.woff2', 'a.js'])
      expect(await askedFor(url, `/_next/static/${name}?dpl=1`)).toBe(`/api/release-files/${name}`);
    expect(await askedFor(url, '/_next/other?url=a')).toBe('/_next/other?url=a');
  });

  it('Before the application has said what it has, everything is left to Next', async () => {
    const { url } = await serveUnderTest(NEXT);
    expect(await askedFor(url, '/_next/static/chunks/b.js')).toBe('/_next/static/chunks/b.js');
  });
});
