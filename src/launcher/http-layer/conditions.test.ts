import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from './get-raw';
import { endServers, serveUnderTest } from './serve-under-test';

/** Sends files as Next does, which responds to every error with a failing page; a missing file is a 404. */
const toServer = (root: string) => `((serveStatic) => async (request, response) => {
  const path = decodeURIComponent(request.url.split('?')[0]);
  try { await serveStatic(request, response, path, { root: ${JSON.stringify(root)}, etag: false }); }
  catch (error) {
    response.statusCode = error.code === 'ENOENT' ? 404 : 500;
    response.end('Internal Server Error');
  }
})(require('next/dist/server/serve-static').serveStatic)`;

const SCRIPT = '/_next/static/chunks/0a1b2c.js';
const STYLE = '/fonts/song-all-6adee9ca.css';
const SOUND = '/media/units/a-0123456789abcdef.mp3';
const MODEL = '/speech/ci-49bfccc0.bin';
const ICON = '/icons/192.png';
const HASHED = [SCRIPT, STYLE, SOUND, MODEL];
const TEXT = '/* the text of a file */'.repeat(200);
const LENGTH = TEXT.length;
const CHANGED = new Date('2026-11-01T00:00:00Z');

let root: string;
let url: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'shuoyi-files-'));
  for (const path of [...HASHED, ICON]) {
    const file = join(root, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, TEXT);
    await utimes(file, CHANGED, CHANGED);
  }
  url = (await serveUnderTest(toServer(root), { NODE_ENV: 'production' })).url;
});
afterAll(async () => {
  endServers();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  getRaw(url + path, headers, method);

describe.each([...HASHED, ICON])('A part of the file %s', (path) => {
  it.each([
    ['bytes=0-1', 206, 'bytes 0-1/', TEXT.slice(0, 2)],
    ['bytes=4790-', 206, 'bytes 4790-4799/', TEXT.slice(-10)],
    ['bytes=-10', 206, 'bytes 4790-4799/', TEXT.slice(-10)],
    ['bytes=0-99999999', 206, 'bytes 0-4799/', TEXT],
    [`bytes=${LENGTH}-`, 416, 'bytes */', ''],
    ['bytes=99999999-', 416, 'bytes */', ''],
    ['bytes=5000-6000', 416, 'bytes */', ''],
    ['bytes=-0', 416, 'bytes */', ''],
    ['bytes=5-2', 200, '', TEXT],
    ['bytes=x-y', 200, '', TEXT],
    ['bytes=', 200, '', TEXT],
    ['lines=0-1', 200, '', TEXT],
  ])('The range %s is a %d', async (range, status, part, body) => {
    for (const _ of ['by Next', 'by the layer']) {
      const answer = await get(path, { range, 'accept-encoding': 'br, gzip' });
      expect(answer.status).toBe(status);
      expect(answer.headers['content-range']).toBe(part ? part + LENGTH : undefined);
      if (status !== 200) {
        expect(answer.body.toString()).toBe(body);
        expect(answer.headers['content-encoding']).toBeUndefined();
        expect(answer.headers['content-length']).toBe(String(body.length));
      }
      if (status === 416) expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('HEAD asks for no part', async () => {
    for (const range of ['bytes=0-1', 'bytes=99999999-']) {
      const { status, headers } = await get(path, { range }, 'HEAD');
      expect([status, headers['content-range'], headers['content-length']]).toEqual([
        ...[200, undefined, String(LENGTH)],
      ]);
    }
  });

  it('A version that is not there is a 412, for a part too', async () => {
    const { headers } = await get(path);
    const etag = String(headers.etag ?? '"none"');
    const later = 'Sat, 28 Nov 2026 00:00:00 GMT';
    const before = 'Mon, 01 Jan 2015 00:00:00 GMT';
    const cases: [Record<string, string>, number][] = [
      [{ 'if-match': '"zzz"' }, 412],
      [{ 'if-match': `W/${etag}` }, 412],
      [{ 'if-match': '*' }, 200],
      [{ 'if-match': `"zzz", ${etag}` }, headers.etag ? 200 : 412],
      [{ 'if-match': '*', 'if-unmodified-since': before }, 200],
      [{ 'if-match': '"zzz"', 'if-none-match': '*' }, 412],
      [{ 'if-unmodified-since': before }, 412],
      [{ 'if-unmodified-since': later }, 200],
      [{ 'if-unmodified-since': 'no date' }, 200],
      [{ 'if-none-match': '*' }, 304],
    ];
    for (const [conditions, status] of cases)
      for (const method of ['GET', 'HEAD'])
        for (const range of [undefined, 'bytes=0-1']) {
          const sent = { ...conditions, ...(range && { range }) };
          const answer = await get(path, sent, method);
          const whole = range && method === 'GET' ? 206 : 200;
          const expected = status === 200 ? whole : status;
          expect([sent, method, answer.status]).toEqual([sent, method, expected]);
          if (expected === 412) expect(answer.headers['cache-control']).toBe('private, no-store');
          if (expected > 300) expect(answer.body.length).toBe(0);
        }
  });

  it('An address below which there is no file has no condition to fail', async () => {
    const { status, headers } = await get(`${path}.none`, { 'if-match': '"a"', range: 'bytes=0-' });
    expect([status, headers.etag, headers['cache-control']]).toEqual([
      ...[404, undefined, 'private, no-store'],
    ]);
  });
});

describe.each(HASHED)('The validator of the hashed file %s', (path) => {
  it('It is one strong tag for the whole, a part, HEAD and 304, and they vary alike', async () => {
    for (const _ of ['by Next', 'by the layer']) {
      const whole = await get(path);
      const etag = String(whole.headers.etag);
      expect(etag).toMatch(/^"[\w%.-]+"$/);
      const others = [
        await get(path, { range: 'bytes=0-1' }),
        await get(path, { 'if-none-match': etag }),
        await get(path, { 'if-none-match': `"other", W/${etag}`, range: 'bytes=0-1' }),
        await get(path, { 'if-modified-since': CHANGED.toUTCString() }),
        await get(path, {}, 'HEAD'),
        await get(path, { 'if-none-match': etag }, 'HEAD'),
      ];
      expect(others.map(({ status }) => status)).toEqual([206, 304, 304, 304, 200, 304]);
      for (const { headers } of others)
        expect([headers.etag, headers.vary, headers['cache-control']]).toEqual([
          ...[etag, whole.headers.vary, 'public, max-age=31536000, immutable'],
        ]);
    }
  });

  it('It differs with the bytes of an encoding, and each is known', async () => {
    const tags = new Map<string, string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers, body } = await get(path, { 'accept-encoding': encoding });
      const tag = String(headers.etag);
      const decode = { gzip: gunzipSync, br: brotliDecompressSync }[
        String(headers['content-encoding'])
      ];
      expect((decode ? decode(body) : body).toString()).toBe(TEXT);
      expect(tags.get(tag) ?? body.toString('latin1')).toBe(body.toString('latin1'));
      tags.set(tag, body.toString('latin1'));
    }
    expect(tags.size).toBe(path === SCRIPT || path === STYLE ? 3 : 1);
    for (const tag of tags.keys())
      for (const encoding of ['identity', 'gzip', 'br']) {
        const known = { 'accept-encoding': encoding, 'if-none-match': tag };
        const { status, headers } = await get(path, known);
        expect([status, headers.etag]).toEqual([304, tag]);
      }
  });

  it('A part is sent to who has this version, and the whole to who has another', async () => {
    const etag = String((await get(path)).headers.etag);
    const range = 'bytes=0-1';
    expect((await get(path, { range, 'if-range': etag })).status).toBe(206);
    for (const other of ['"other"', 'Mon, 01 Jan 2015 00:00:00 GMT'])
      expect((await get(path, { range, 'if-range': other })).status).toBe(200);
  });

  it('A reload that asks for a new copy gets one', async () => {
    const etag = String((await get(path)).headers.etag);
    const reload = { 'if-none-match': etag, 'cache-control': 'no-cache' };
    expect((await get(path, reload)).status).toBe(200);
  });
});

describe('HEAD', () => {
  it.each([...HASHED, ICON, '/nothing', '/zh', '/zh/faq', '/api/none'])(
    'HEAD of %s has the status and the headers of GET, and no body',
    async (path) => {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': encoding };
        const byGet = await get(path, headers);
        const byHead = await get(path, headers, 'HEAD');
        const { date, 'x-request-id': id, 'transfer-encoding': coding, ...same } = byGet.headers;
        expect(byHead.status).toBe(byGet.status);
        expect(byHead.headers).toMatchObject(same);
        expect(byHead.body.length).toBe(0);
      }
    },
  );
});
