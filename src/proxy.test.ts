import { NextRequest } from 'next/server';
import { describe, expect, it } from 'vitest';
import { config, proxy } from './proxy';

function visit(path: string, headers: Record<string, string> = {}) {
  return proxy(new NextRequest(`https://shuoyi.example${path}`, { headers }));
}
const target = (response: Response) => response.headers.get('location');
const rewrittenPath = (response: Response) => response.headers.get('x-middleware-rewrite');

describe('Locale routing', () => {
  it('A path without prefix is rewritten to Chinese, with its query', () => {
    expect(rewrittenPath(visit('/course?x=1'))).toBe('https://shuoyi.example/zh/course?x=1');
  });

  it('A path under /en is not rewritten', () => {
    const response = visit('/en/course');
    expect(response.headers.get('x-middleware-next')).toBe('1');
    expect(response.headers.get('x-middleware-request-x-next-locale')).toBe('en');
  });

  it('/zh redirects permanently to the address without prefix', () => {
    const response = visit('/zh/course?x=1');
    expect(response.status).toBe(308);
    expect(target(response)).toBe('https://shuoyi.example/course?x=1');
    expect(target(visit('/zh'))).toBe('https://shuoyi.example/');
  });

  it('An English browser is redirected from / to /en, and a cookie stores the language for 365 days', () => {
    const response = visit('/', { 'accept-language': 'en-GB,en;q=0.9,zh;q=0.4' });
    expect(target(response)).toBe('https://shuoyi.example/en');
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain('i18n_redirected=en');
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie.toLowerCase()).toContain('samesite=lax');
  });

  it('The language of the cookie takes precedence over that of the browser', () => {
    const english = { 'accept-language': 'en' };
    expect(target(visit('/', { ...english, cookie: 'i18n_redirected=zh' }))).toBeNull();
    expect(target(visit('/', { 'accept-language': 'zh-TW', cookie: 'i18n_redirected=en' }))).toBe(
      'https://shuoyi.example/en',
    );
  });

  it('A request without a supported language or a valid cookie falls back to Chinese', () => {
    for (const headers of [{}, { 'accept-language': 'fr' }, { cookie: 'i18n_redirected=xx' }])
      expect(rewrittenPath(visit('/', headers as Record<string, string>))).toBe(
        'https://shuoyi.example/zh',
      );
  });

  it('Only / detects the language: a deep link keeps its own', () => {
    expect(target(visit('/price', { 'accept-language': 'en' }))).toBeNull();
    expect(target(visit('/en', { 'accept-language': 'zh-TW' }))).toBeNull();
  });

  it('A fetch of / by the router does not detect the language', () => {
    const headers = { 'accept-language': 'en', 'sec-fetch-dest': 'empty' };
    expect(target(visit('/', headers))).toBeNull();
  });

  it('The proxy runs for pages, not for files and API routes', () => {
    const pattern = new RegExp(`^${config.matcher[0]}$`);
    for (const path of [
      '/api/trpc/plan.list',
      '/_next/static/a.js',
      '/media/units/a.mp3',
      '/icon.svg',
    ])
      expect(pattern.test(path)).toBe(false);
    for (const path of ['/', '/course', '/en/price', '/foo.txt', '/api-docs'])
      expect(pattern.test(path)).toBe(true);
  });
});
