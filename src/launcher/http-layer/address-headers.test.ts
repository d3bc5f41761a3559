import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endServers, serveUnderTest } from './serve-under-test';

/** Sends files, with the time of their last change, and other bodies, whose type is `x-type`. */
const RESPONDS = `(request, response) => {
  response.statusCode = Number(request.headers['x-status'] ?? 200);
  const type = request.headers['x-type'];
  if (type) response.setHeader('Content-Type', type);
  else response.setHeader('Last-Modified', 'Sat, 28 Nov 2026 00:00:00 GMT');
  response.end('answer');
}`;

describe('The headers that follow from an address', () => {
  let origin: string;
  beforeAll(async () => {
    origin = (await serveUnderTest(RESPONDS)).url;
  });
  afterAll(endServers);

  const read = async (path: string, status = 200, type = '') => {
    const { headers } = await fetch(origin + path, {
      headers: { 'x-status': String(status), 'x-type': type },
      redirect: 'manual',
    });
    return [headers.get('cache-control'), headers.get('referrer-policy')];
  };

  it.each([
    '/media/units/a/zh-0123456789abcdef.mp3',
    '/media/videos/0123456789abcdef.mp4?x=1',
    '/media/voice-lessons/deep/0123456789abcdef.mp3',
    '/speech/model-01234567.bin',
    '/fonts/song-01234567.woff2',
    '/lexicon/a-01234567.json',
    '/fonts/song-%30%31234567.woff2',
  ])(
    'The file %s is cached for a year, and an error below its address is not cached',
    async (path) => {
      const keptForAYear = 'public, max-age=31536000, immutable';
      expect(await read(path)).toEqual([keptForAYear, 'strict-origin-when-cross-origin']);
      expect((await read(path, 206))[0]).toBe(keptForAYear);
      expect((await read(path, 404))[0]).toBe('private, no-store');
      expect((await read(path, 308, 'text/plain'))[0]).toBeNull();
      expect((await read(path, 200, 'text/x-component'))[0]).toBeNull();
    },
  );

  it.each([
    '/password-reset/secret',
    '/en/password-reset/secret?x=1',
    '/email-restore/secret',
    '/email-verify',
    '/en/email-verify/secret',
    '/gift/secret',
    '/en/gift/secret',
    '/reminder/secret',
  ])(
    'The page %s with a secret in its address is not cached, and sends no referrer',
    async (path) => {
      expect(await read(path)).toEqual(['private, no-store', 'no-referrer']);
    },
  );

  it.each([
    '/',
    '/en',
    '/gifts',
    '/fonts',
    '/fonts/OFL.txt',
    '/media/units/a.mp3',
    '/media/covers/a/b',
    '/en/fonts/a',
    '/speechless',
  ])('The address %s has neither', async (path) => {
    expect((await read(path))[0]).not.toBe('public, max-age=31536000, immutable');
    expect((await read(path))[1]).toBe('strict-origin-when-cross-origin');
  });
});
