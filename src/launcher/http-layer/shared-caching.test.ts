import { afterAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

/** A server that, like Next, allows caching by address, for any response. */
const PERMISSIVE = `(request, response) => {
  const { searchParams: query } = new URL(request.url, 'http://localhost');
  response.statusCode = Number(query.get('status') ?? 200);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  if (query.has('cookie')) response.setHeader('Set-Cookie', 'i18n_redirected=zh');
  if (query.has('own')) response.setHeader('Cache-Control', 'no-store');
  response.end('answer');
}`;

describe('Shared caching', () => {
  afterAll(endServers);

  it('Errors are not cached, and responses with a cookie only privately', async () => {
    const { url } = await serveUnderTest(PERMISSIVE);
    const getCacheControl = async (path: string) =>
      (await fetch(url + path)).headers.get('cache-control') ?? '';
    expect(await getCacheControl('/media/units/a.mp3')).toContain('immutable');
    expect(await getCacheControl('/media/units/a.mp3?status=206')).toContain('immutable');
    for (const status of [400, 404, 405, 416, 500, 503])
      expect(await getCacheControl(`/media/units/a.mp3?status=${status}`)).toBe(
        'private, no-store',
      );
    expect(await getCacheControl('/faq?cookie')).toBe('private, no-cache');
    expect(await getCacheControl('/faq?own&status=404')).toBe('no-store');
  });

  it('The page that detects the language is cached only privately', async () => {
    const { url } = await serveUnderTest(PERMISSIVE);
    for (const path of ['/', '/?from=mail', '/?cookie', '/?status=302']) {
      const { headers } = await fetch(url + path, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    }
    expect((await fetch(`${url}/en`)).headers.get('vary')).toBe('Accept-Encoding');
  });
});
