import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
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

it('a picture comes whole, to be kept for ever and never run', async () => {
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

it('HEAD tells the size and sends nothing', async () => {
  const response = await requestFile(PATH, { method: 'HEAD' });
  expect(response.headers.get('content-length')).toBe('3');
  expect((await response.arrayBuffer()).byteLength).toBe(0);
});

it.each([ETAG, `W/${ETAG}`, `"other", ${ETAG}`, '*'])(
  'a browser that has it (%s) gets 304',
  async (tags) => {
    expect((await requestFile(PATH, createRequest(tags))).status).toBe(304);
  },
);

it('a browser that has another gets it', async () => {
  expect((await requestFile(PATH, createRequest('"other"'))).status).toBe(200);
});

it.each(['avatars/never-was-there.webp', 'avatars/../secrets.webp', 'avatars/x'])(
  '%s is not there, and that is not kept',
  async (path) => {
    const response = await requestFile(path, createRequest('*'));
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

it('a storage that does not answer is 503, and the operator reads why', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const down = {
    ...storage,
    get: () => Promise.reject(new StorageError('no route to the bucket')),
  };
  const response = await serveStored(down, PATH, new Request('http://localhost:3000/media/x'));
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no route to the bucket'));
});

describe('a sound', () => {
  const SOUND = 'clips/some-name.mp3';
  const bytes = Uint8Array.from({ length: 10 }, (_, n) => n);
  const part = async (range: string) => {
    await storage.put(SOUND, bytes);
    const response = await requestFile(SOUND, { headers: { range } });
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
  ])('is sent in parts: %s', async (asked, range, body) => {
    expect(await part(asked)).toEqual({ status: 206, range, body });
  });

  it.each(['bytes=20-', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4'])(
    'is sent whole for %s',
    async (asked) => {
      expect(await part(asked)).toEqual({ status: 200, range: null, body: [...bytes] });
    },
  );

  it('is said to be one', async () => {
    await storage.put(SOUND, bytes);
    expect((await requestFile(SOUND)).headers.get('content-type')).toBe('audio/mpeg');
  });
});
