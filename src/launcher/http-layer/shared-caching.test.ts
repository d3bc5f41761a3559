import { afterEach, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

/** What Next does: permits by address, whatever comes of the request. */
const PERMISSIVE = `(request, response) => {
  const { searchParams: asked } = new URL(request.url, 'http://localhost');
  response.statusCode = Number(asked.get('status') ?? 200);
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  if (asked.has('cookie')) response.setHeader('Set-Cookie', 'i18n_redirected=zh');
  if (asked.has('own')) response.setHeader('Cache-Control', 'no-store');
  response.end('answer');
}`;

describe('the permission to keep an answer', () => {
  afterEach(endServers);

  it('is taken from errors and from what is one person’s', async () => {
    const { url } = await serveUnderTest(PERMISSIVE);
    const keep = async (path: string) =>
      (await fetch(url + path)).headers.get('cache-control') ?? '';
    expect(await keep('/media/units/a.mp3')).toContain('immutable');
    expect(await keep('/media/units/a.mp3?status=206')).toContain('immutable');
    for (const status of [400, 404, 405, 416, 500, 503])
      expect(await keep(`/media/units/a.mp3?status=${status}`)).toBe('private, no-store');
    expect(await keep('/faq?cookie')).toBe('private, no-cache');
    expect(await keep('/faq?own&status=404')).toBe('no-store');
  });

  it('of the page that chooses a language is its reader’s alone, whatever the reader sends', async () => {
    const { url } = await serveUnderTest(PERMISSIVE);
    for (const path of ['/', '/?from=mail', '/?cookie', '/?status=302']) {
      const { headers } = await fetch(url + path, { redirect: 'manual' });
      expect(headers.get('cache-control')).toBe('private, no-cache');
      expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
    }
    expect((await fetch(`${url}/en`)).headers.get('vary')).toBe('Accept-Encoding');
  });
});
