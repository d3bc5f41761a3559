import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '../src/launcher/http-layer/send-bytes';
import { CORE } from './core';
import { expect, test } from './fixtures';

const CLOSE = 'Connection: close';
const UPGRADE = ['Connection: Upgrade', 'Upgrade: websocket'];

/** A file of the sounds of a unit. */
function findSound(): string {
  const [unit] = readdirSync('public/media/units');
  const [name] = readdirSync(`public/media/units/${unit}`).filter((file) => file.endsWith('.mp3'));
  return `/media/units/${unit}/${name}`;
}

/** A built script of a page. */
async function findScript(url: string): Promise<string> {
  const html = await (await fetch(`${url}/faq`)).text();
  return /\/_next\/static\/[\w./~-]+\.js/.exec(html)?.[0] ?? '';
}

test(
  'A request with Upgrade is answered as one without, wherever it goes',
  CORE,
  async ({ app }) => {
    const host = `Host: ${new URL(app.url).host}`;
    const paths = ['/faq', '/faq/', '//y', '/\\y', '/', '/nothing', '/icons/192.png', '/%zz', '*'];
    const calls = [
      '/api/front/cart',
      '/api/trpc/auth.me',
      '/api/front//cart',
      '/_next/image?url=/%',
    ];
    for (const path of [...paths, ...calls, findSound(), await findScript(app.url)])
      for (const method of ['GET', 'POST']) {
        const first = `${method} ${path} HTTP/1.1`;
        const plain = await ask(app.url, first, host, CLOSE);
        const upgraded = await ask(app.url, first, host, ...UPGRADE);
        expect(plain.status, first).toBeGreaterThan(199);
        expect([first, upgraded.status, upgraded.headers.location]).toEqual([
          ...[first, plain.status, plain.headers.location],
        ]);
        expect(upgraded.headers.connection).toBe('close');
      }
  },
);

test(
  'The absolute form of the own address is its page, and no other is redirected',
  CORE,
  async ({ app }) => {
    const host = new URL(app.url).host;
    const own = await ask(app.url, `GET http://${host}/faq HTTP/1.1`, `Host: ${host}`, CLOSE);
    expect([own.status, own.headers.location]).toEqual([200, undefined]);
    const call = `GET http://${host}/api/front/cart HTTP/1.1`;
    const answered = await ask(app.url, call, `Host: ${host}`, CLOSE);
    expect(answered.headers['content-type']).toContain('application/json');
    for (const target of ['http://evil.example/price', 'http://[', '*', '*?q']) {
      const refused = await ask(app.url, `GET ${target} HTTP/1.1`, `Host: ${host}`);
      expect([target, refused.status, refused.headers.location]).toEqual([target, 400, undefined]);
    }
  },
);

test('Every kind of file has its ranges, preconditions and one tag', CORE, async ({ app }) => {
  const host = `Host: ${new URL(app.url).host}`;
  const font = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.woff2'))}`;
  const style = `/fonts/${readdirSync('public/fonts').find((name) => name.endsWith('.css'))}`;
  for (const path of [findSound(), font, style, await findScript(app.url)]) {
    const get = (...lines: string[]) => ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE, ...lines);
    const whole = await get();
    const { etag } = whole.headers;
    expect(etag, path).toMatch(/^"/);
    const part = await get('Range: bytes=0-1');
    const head = await ask(app.url, `HEAD ${path} HTTP/1.1`, host, CLOSE, 'Range: bytes=0-1');
    const known = await get(`If-None-Match: ${etag}`, 'Range: bytes=0-1');
    expect([part.status, head.status, known.status]).toEqual([206, 200, 304]);
    for (const { headers } of [part, head, known])
      expect([headers.etag, headers.vary, headers['cache-control']]).toEqual([
        ...[etag, whole.headers.vary, 'public, max-age=31536000, immutable'],
      ]);
    for (const range of ['bytes=999999999-', 'bytes=-0']) {
      const beyond = await get(`Range: ${range}`);
      expect([path, range, beyond.status, beyond.body]).toEqual([path, range, 416, '']);
      expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    }
    for (const line of ['If-Match: "z"', 'If-Unmodified-Since: Mon, 01 Jan 2015 00:00:00 GMT'])
      expect([path, line, (await get(line)).status]).toEqual([path, line, 412]);
    const since = `If-Modified-Since: ${whole.headers['last-modified']}`;
    expect((await get(since)).status).toBe(304);
  }
});

test('HEAD says what GET says, of pages, lists, pictures and calls', async ({ app }) => {
  const host = `Host: ${new URL(app.url).host}`;
  const pages = ['/faq', '/en', '/login', '/api/front/docs', '/nothing-here'];
  const public_ = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/icon.svg'];
  const calls = ['/api/trpc/cart.get', '/api/auth/session', '/api/front/openapi.json'];
  const others = ['/share/zh/index.png', ...calls];
  for (const path of [...pages, ...public_, ...others]) {
    await ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE);
    const get = await ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE);
    const head = await ask(app.url, `HEAD ${path} HTTP/1.1`, host, CLOSE);
    expect([path, head.status, head.body]).toEqual([path, get.status, '']);
    for (const name of ['content-type', 'content-length', 'etag', 'vary', 'cache-control'])
      expect([path, name, head.headers[name]]).toEqual([path, name, get.headers[name]]);
    expect(head.headers['content-security-policy']).toBe(get.headers['content-security-policy']);
  }
  for (const path of [...public_, '/share/zh/index.png', '/faq', '/api/front/openapi.json']) {
    const { headers } = await ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE);
    expect([path, headers.etag]).toEqual([path, expect.stringMatching(/^W\/"/)]);
    const lines = [host, CLOSE, `If-None-Match: ${headers.etag}`];
    const known = await ask(app.url, `GET ${path} HTTP/1.1`, ...lines);
    expect([path, known.status, known.body, known.headers.etag]).toEqual([
      ...[path, 304, '', headers.etag],
    ]);
    expect([path, known.headers.vary]).toEqual([path, headers.vary]);
  }
});

test(
  'Only files are cached for a year, no address scales pictures, and stored files have their own policy',
  CORE,
  async ({ app }) => {
    const host = `Host: ${new URL(app.url).host}`;
    const get = (path: string, ...lines: string[]) =>
      ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE, ...lines);
    const folders = ['/media/units', '/media/videos', '/media/voice-lessons', '/fonts', '/speech'];
    for (const folder of folders)
      for (const path of [
        `${folder}/x-01234567.mp3/`,
        `${folder}/x-01234567.segments/_tree.segment.rsc`,
      ])
        for (const lines of [[], ['RSC: 1']]) {
          const { headers } = await get(path, ...lines);
          expect([path, headers['cache-control'] ?? '']).toEqual([
            ...[path, expect.not.stringContaining('immutable')],
          ]);
        }
    const { headers: redirected } = await get(`${findSound()}`, 'RSC: 1');
    if (redirected.location) expect(redirected['cache-control'] ?? '').not.toContain('immutable');
    for (const query of ['url=%2Ficons%2F192.png&w=64&q=75', 'url=/\\evil&w=64&q=75', 'url=/%'])
      expect((await get(`/_next/image?${query}`)).status).toBe(404);
    const missing = await get('/media/avatars/never-was-there.webp');
    expect([missing.status, missing.headers['content-security-policy']]).toEqual([
      ...[404, "default-src 'none'; sandbox"],
    ]);
  },
);

test('A closed address is closed in every spelling', CORE, async ({ app }) => {
  const host = `Host: ${new URL(app.url).host}`;
  const members = '/media/videos/when-interest-earns-interest/3e9a6759e3c5648f.mp4';
  for (const closed of [members, '/_next/image?url=%2Ficons%2F192.png&w=64&q=75'])
    for (const path of [
      closed,
      `/x/..${closed}`,
      `/x/%2e%2e${closed}`,
      `/api/trpc/../..${closed}`,
      `/api/front/../..${closed}`,
      `${closed}#/x`,
    ]) {
      const { status, headers } = await ask(app.url, `GET ${path} HTTP/1.1`, host, CLOSE);
      expect([path, status, headers['content-type']]).toEqual([
        ...[path, 404, expect.not.stringContaining('video')],
      ]);
    }
});

test(
  'A stored picture has its own policy and a validator, whole and where the browser has it',
  CORE,
  async ({ app }) => {
    test.skip(app.dataDir === '', 'The pictures are written into the data of a server of its own.');
    const lines = [`Host: ${new URL(app.url).host}`, CLOSE];
    for (const folder of ['avatars', 'posters']) {
      const path = join(app.dataDir, 'media', folder);
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, 'some-picture.webp'), 'a picture');
      const first = `GET /media/${folder}/some-picture.webp HTTP/1.1`;
      const whole = await ask(app.url, first, ...lines);
      expect([whole.status, whole.body]).toEqual([200, 'a picture']);
      const { etag } = whole.headers;
      expect(etag).toMatch(/^"/);
      const known = await ask(app.url, first, ...lines, `If-None-Match: ${etag}`);
      expect([known.status, known.body, known.headers.etag]).toEqual([304, '', etag]);
      for (const { headers } of [whole, known])
        expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
  },
);

test('A thousand requests with Upgrade leave no connection behind', async ({ app }) => {
  test.skip(process.platform !== 'linux', 'Only Linux lists its connections in files.');
  const port = Number(new URL(app.url).port).toString(16).toUpperCase().padStart(4, '0');
  /** Connections of the server whose client is gone (CLOSE-WAIT). */
  const left = new RegExp(`^ *\\d+: \\w+:${port} \\w+:\\w+ 08 `, 'gm');
  const count = () =>
    ['tcp', 'tcp6'].flatMap((file) => readFileSync(`/proc/net/${file}`, 'utf8').match(left) ?? [])
      .length;
  const before = count();
  for (let batch = 0; batch < 20; batch += 1)
    await Promise.all(
      Array.from({ length: 50 }, () => ask(app.url, 'GET //y HTTP/1.1', 'Host: a', ...UPGRADE)),
    );
  await expect.poll(count).toBeLessThanOrEqual(before);
});
