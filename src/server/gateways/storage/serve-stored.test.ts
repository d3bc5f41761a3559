import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { captureLog } from '~/test/captured-log';
import { localStorage } from './local-storage';
import { serveStored } from './serve-stored';
import { type Storage, StorageError } from './storage';

const PATH = 'avatars/some-name.webp';
const ETAG = '"some-name.webp"';
let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shuoyi-serve-'));
  storage = localStorage(folder);
  await storage.put(PATH, new Uint8Array([1, 2, 3]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const requestFile = (path: string, init: RequestInit = {}) =>
  serveStored(storage, path, new Request('http://localhost:3000/media/x', init));

const createRequest = (tags: string) => ({ headers: { 'if-none-match': tags } });

it('A stored image is sent whole, immutable and sandboxed', async () => {
  const response = await requestFile(PATH);
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3]);
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': '3',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
    etag: ETAG,
    'x-content-type-options': 'nosniff',
  });
});

it('A HEAD request for a stored file gets its size and no body', async () => {
  const response = await requestFile(PATH, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('3');
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])(
  'A request with the ETag %s of a stored file gets 304',
  async (tags) => {
    expect((await requestFile(PATH, createRequest(tags))).status).toBe(304);
  },
);

it('A request with the ETag of another file gets the stored file', async () => {
  expect((await requestFile(PATH, createRequest('"other"'))).status).toBe(200);
});

it.each(['avatars/never-was-there.webp', 'avatars/../secrets.webp', 'avatars/x'])(
  'The missing file %s is a 404 that is not cached',
  async (path) => {
    const response = await requestFile(path, createRequest('*'));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

it('A storage that fails is a 503, and the cause is logged', async () => {
  const records = captureLog();
  const down = {
    ...storage,
    get: () => Promise.reject(new StorageError('no route to the bucket')),
  };
  const response = await serveStored(down, PATH, new Request('http://localhost:3000/media/x'));
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(records).toMatchObject([{ error: { message: 'no route to the bucket' } }]);
});

describe('A stored clip', () => {
  const SOUND = 'clips/some-name.mp3';
  const bytes = Uint8Array.from({ length: 10 }, (_, index) => index);
  const requestRange = async (range: string, headers: Record<string, string> = {}) => {
    await storage.put(SOUND, bytes);
    const response = await requestFile(SOUND, { headers: { range, ...headers } });
    const body = new Uint8Array(await response.arrayBuffer());
    return {
      status: response.status,
      range: response.headers.get('content-range'),
      body: [...body],
    };
  };

  it.each([
    ['bytes=0-1', 'bytes 0-1/10', [0, 1]],
    ['bytes=7-', 'bytes 7-9/10', [7, 8, 9]],
    ['bytes=-2', 'bytes 8-9/10', [8, 9]],
    ['bytes=8-99', 'bytes 8-9/10', [8, 9]],
  ])('The range %s of a stored clip is sent as 206', async (header, range, body) => {
    expect(await requestRange(header)).toEqual({ status: 206, range, body });
  });

  it.each(['bytes=-', 'bytes=5-2', 'bytes=x-y', 'lines=1-2', 'bytes=0-1,3-4'])(
    'A stored clip is sent whole for the range %s, which is invalid or not supported',
    async (header) => {
      expect(await requestRange(header)).toEqual({ status: 200, range: null, body: [...bytes] });
    },
  );

  it.each(['bytes=10-', 'bytes=99999999-', 'bytes=20-30', 'bytes=-0'])(
    'The range %s, which has no byte of a stored clip, is a 416 with the clip’s length',
    async (header) => {
      expect(await requestRange(header)).toEqual({ status: 416, range: 'bytes */10', body: [] });
    },
  );

  it('A range of a stored clip is sent while its tag is the one that the client has', async () => {
    const whole = { status: 200, range: null, body: [...bytes] };
    expect(await requestRange('bytes=0-1', { 'if-range': '"some-name.mp3"' })).toMatchObject({
      status: 206,
    });
    for (const other of ['"other.mp3"', 'W/"some-name.mp3"', 'Sat, 28 Nov 2026 00:00:00 GMT'])
      expect(await requestRange('bytes=0-1', { 'if-range': other })).toEqual(whole);
  });

  it('A stored clip has the content type of an MP3', async () => {
    await storage.put(SOUND, bytes);
    expect((await requestFile(SOUND)).headers.get('content-type')).toBe('audio/mpeg');
  });
});
