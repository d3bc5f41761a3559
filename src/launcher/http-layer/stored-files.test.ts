import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localStorage } from '~/server/gateways/storage/local-storage';
import { ask } from './send-bytes';
import { endServers, serveUnderTest } from './serve-under-test';

const folder = mkdtempSync(join(tmpdir(), 'shuoyi-stored-'));
const from = (file: string) =>
  JSON.stringify(pathToFileURL(`src/server/gateways/storage/${file}.ts`).href);

/** The routes of stored files, with their headers sent as Next sends them: without those that were set
 *  before. */
const NEXT = `async (request, response) => {
  const { serveStored } = await import(${from('serve-stored')});
  const { localStorage } = await import(${from('local-storage')});
  const { method, headers } = request;
  const web = new Request('http://localhost' + request.url, { method, headers });
  const path = request.url.replace('/media/', '');
  const answer = await serveStored(localStorage(${JSON.stringify(folder)}), path, web);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (!response.hasHeader(name)) response.setHeader(name, value);
  response.end(Buffer.from(await answer.arrayBuffer()));
}`;

const FILES = ['avatars/some-person.webp', 'posters/some-video.webp'];
const BYTES = 'RIFF....WEBP';

let url: string;
beforeAll(async () => {
  for (const path of FILES) await localStorage(folder).put(path, Buffer.from(BYTES, 'latin1'));
  const env = { NODE_ENV: 'production', NODE_OPTIONS: '--import=tsx' };
  url = (await serveUnderTest(NEXT, env)).url;
});
afterAll(() => {
  endServers();
  rmSync(folder, { recursive: true, force: true });
});

const POLICY = "default-src 'none'; sandbox";

describe.each(FILES)('The stored file %s', (path) => {
  const request = (method: string, ...lines: string[]) =>
    ask(url, `${method} /media/${path} HTTP/1.1`, 'Host: a', 'Connection: close', ...lines);

  it('It has its own policy and a validator, whole, as HEAD, and where the browser has it', async () => {
    const whole = await request('GET');
    const { etag = '' } = whole.headers;
    expect(etag).toMatch(/^"/);
    expect([whole.status, whole.body]).toEqual([200, BYTES]);
    const known = await request('GET', `If-None-Match: ${etag}`);
    expect([known.status, known.body]).toEqual([304, '']);
    const head = await request('HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '12']);
    for (const { headers } of [whole, known, head]) {
      expect(headers['content-security-policy']).toBe(POLICY);
      expect([headers.etag, headers['x-content-type-options']]).toEqual([etag, 'nosniff']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('Another version of it is refused, and an unknown one is sent', async () => {
    const other = await request('GET', 'If-Match: "other.webp"');
    expect([other.status, other.body]).toEqual([412, '']);
    expect((await request('GET', 'If-None-Match: "other.webp"')).status).toBe(200);
  });

  it('A missing file has the policy, and is not cached', async () => {
    const first = `GET /media/${path.replace('some', 'none')} HTTP/1.1`;
    const { status, headers } = await ask(url, first, 'Host: a', 'Connection: close');
    expect([status, headers['content-security-policy']]).toEqual([404, POLICY]);
    expect(headers['cache-control']).toContain('no-store');
  });
});
