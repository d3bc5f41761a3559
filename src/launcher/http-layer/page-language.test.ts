import { connect } from 'node:net';
import {
  getRewrittenUrl,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE as COOKIE, LANGUAGE_COOKIE_DAYS } from '~/lib/language';
import nextConfig from '../../../next.config.js';
import { LANGUAGE_COOKIE } from './page-language.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

/** Responds with the language that the layer passes to Next. */
const SHOWS_LANGUAGE = `(request, response) => response.end(request.headers['x-next-locale'])`;

describe('The language of an address', () => {
  let origin: string;

  beforeAll(async () => {
    origin = (await serveUnderTest(SHOWS_LANGUAGE)).url;
  });
  afterAll(endServers);

  const visit = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { headers, redirect: 'manual' });

  it('An English browser is redirected from / to /en, and a cookie stores the language for 365 days', async () => {
    const response = await visit('/', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.4' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/en');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`${COOKIE}=en; Path=/`);
    expect(cookie).toContain(`Max-Age=${LANGUAGE_COOKIE_DAYS * 24 * 60 * 60}`);
    expect(cookie).toContain('SameSite=Lax');
    expect(LANGUAGE_COOKIE).toBe(COOKIE);
    expect(cookie).not.toContain('Secure');
  });

  it('On HTTPS the cookie of the language is never sent unencrypted', async () => {
    const { url } = await serveUnderTest(SHOWS_LANGUAGE, { APP_URL: 'https://shuoyi.example' });
    const headers = { 'accept-language': 'en' };
    const response = await fetch(url, { headers, redirect: 'manual' });
    expect(response.headers.get('set-cookie')).toMatch(/; SameSite=Lax; Secure$/);
  });

  it('The redirect from / keeps the query', async () => {
    const response = await visit('/?from=mail', { 'accept-language': 'en' });
    expect(response.headers.get('location')).toBe('/en?from=mail');
  });

  it('A Chinese browser gets / itself, and a cookie stores the language once', async () => {
    const first = await visit('/', { 'accept-language': 'zh-TW' });
    expect(await first.text()).toBe('zh');
    expect(first.headers.get('set-cookie')).toContain(`${COOKIE}=zh`);
    const second = await visit('/', { 'accept-language': 'zh-TW', cookie: `a=b; ${COOKIE}=zh` });
    expect(second.headers.get('set-cookie')).toBeNull();
  });

  it('The language of the cookie takes precedence over that of the browser', async () => {
    const chinese = await visit('/', { 'accept-language': 'en', cookie: `${COOKIE}=zh` });
    expect(chinese.status).toBe(200);
    const english = await visit('/', { 'accept-language': 'zh-TW', cookie: `a=b; ${COOKIE}=en` });
    expect(english.headers.get('location')).toBe('/en');
  });

  it('A request without a supported language or a valid cookie falls back to Chinese', async () => {
    for (const headers of [{}, { 'accept-language': 'fr' }, { cookie: `${COOKIE}=xx` }])
      expect(await (await visit('/', headers as Record<string, string>)).text()).toBe('zh');
  });

  it('Only / detects the language: a deep link keeps its own', async () => {
    expect(await (await visit('/price', { 'accept-language': 'en' })).text()).toBe('zh');
    expect(await (await visit('/en', { 'accept-language': 'zh-TW' })).text()).toBe('en');
  });

  it('/zh redirects permanently to the address without prefix', async () => {
    for (const [path, target] of [
      ['/zh', '/'],
      ['/zh/', '/'],
      ['/zh?x=1', '/?x=1'],
      ['/zh/course?x=1', '/course?x=1'],
    ] as const) {
      const response = await visit(path, { 'accept-language': 'en' });
      expect(response.status, path).toBe(308);
      expect(response.headers.get('location')).toBe(target);
      expect(response.headers.get('set-cookie')).toBeNull();
    }
  });

  it('An address with the prefix never redirects to another site', async () => {
    for (const path of ['/zh//evil.example', '/zh/%5Cevil.example', '/zhevil.example']) {
      const location = (await visit(path)).headers.get('location') ?? '/';
      expect(new URL(location, origin).origin, path).toBe(origin);
    }
    const { hostname, port } = new URL(origin);
    const raw = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () =>
        socket.end('GET /zh/\\evil.example HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
      );
      let response = '';
      socket.setEncoding('latin1').on('data', (text) => {
        response += text;
      });
      socket.on('end', () => resolve(response)).on('error', reject);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('A fetch of / by the router does not detect the language', async () => {
    const headers = { 'accept-language': 'en', 'sec-fetch-dest': 'empty' };
    expect((await visit('/', headers)).status).toBe(200);
  });

  it('A client does not choose the language by the header of the layer', async () => {
    expect(await (await visit('/price', { 'x-next-locale': 'en' })).text()).toBe('zh');
  });
});

describe('The routes of both languages', () => {
  const route = (path: string) =>
    unstable_getResponseFromNextConfig({ url: `https://shuoyi.example${path}`, nextConfig });

  it.each([
    ['/', '/zh'],
    ['/course?x=1', '/zh/course?x=1'],
    ['/course-news/night-market-bowls', '/zh/course-news/night-market-bowls'],
    ['/entry', '/zh/entry'],
    ['/foo.txt', '/zh/foo.txt'],
    ['/api-docs', '/zh/api-docs'],
    ['/%E8%AA%AA', '/zh/%E8%AA%AA'],
  ])('The address %s has no prefix and shows the Chinese page %s', async (path, page) => {
    const rewritten = new URL(getRewrittenUrl(await route(path)) ?? 'none:');
    expect(rewritten.pathname + rewritten.search).toBe(page);
  });

  it.each([
    '/en',
    '/en/course',
    '/api/trpc/plan.list',
    '/_next/static/a.js',
    '/media/units/a.mp3',
    '/icon.svg',
  ])('The address %s is not rewritten', async (path) => {
    expect(getRewrittenUrl(await route(path))).toBeNull();
  });
});
