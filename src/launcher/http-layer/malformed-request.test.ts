import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from './security-headers.mjs';
import { endServers, type ServerUnderTest, serveUnderTest } from './serve-under-test';

describe('an odd request', () => {
  let server: ServerUnderTest;
  beforeEach(async () => {
    server = await serveUnderTest(
      `(request, response) => response.end('accepted: ' + request.url)`,
    );
  });
  afterEach(endServers);

  /** `fetch` would put an odd address right. */
  function ask(path: string, method = 'GET', body?: string) {
    return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
      (resolve, reject) => {
        const asked = request(server.url, { path, method }, async (response) => {
          const text = (await response.setEncoding('utf8').toArray()).join('');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
        asked.once('error', reject).end(body);
      },
    );
  }

  it.each(['/%', '/course/%c0%ae', '/media/avatars/%ff', '/api/trpc/%', '/_next/static/%zz'])(
    'whose address %s cannot be decoded is the caller’s fault, with the headers of every answer',
    async (path) => {
      const { status, headers, text } = await ask(path);
      expect(status).toBe(400);
      for (const [name, value] of Object.entries(SECURITY_HEADERS))
        expect(headers[name.toLowerCase()]).toBe(value);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toMatch(/^<!DOCTYPE html><html lang="zh-TW">.*<h1>.+<\/h1>.*href="\/"/s);
      expect((await ask(`/en${path}`)).text).toContain('<html lang="en-US">');
    },
  );

  it('that would change a page or a file is refused before the page is asked', async () => {
    for (const path of [
      '/faq',
      '/',
      '/share/en/faq.png',
      '/api/front/docs',
      '/media/units/a.mp3',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
        const { status, headers, text } = await ask(
          path,
          method,
          method === 'POST' ? 'broken' : undefined,
        );
        expect({ path, method, status, allow: headers.allow }).toEqual({
          path,
          method,
          status: 405,
          allow: 'GET, HEAD, OPTIONS',
        });
        expect(text).toContain('<h1>');
      }
      expect((await ask(path, 'OPTIONS')).status).toBe(204);
      expect(await ask(path)).toMatchObject({ status: 200, text: `accepted: ${path}` });
      expect((await ask(path, 'HEAD')).status).toBe(200);
    }
  });

  it('is left to the calls, which know their own methods', async () => {
    for (const path of ['/api/front/cart/add', '/api/trpc/cart.add', '/api/payments/sandbox'])
      expect((await ask(path, 'POST')).text).toBe(`accepted: ${path}`);
    expect((await ask('/api/front/%')).text).toBe('accepted: /api/front/-');
  });
});
