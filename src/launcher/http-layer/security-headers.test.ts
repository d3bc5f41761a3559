import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { HEAD_SCRIPT } from '~/early/head-script-text';
import { LESSON_SCRIPT } from '~/early/lesson-script';
import { EARLY_SCRIPTS } from './content-security-policy.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

const ECHO = `(request, response) => response.end(request.headers['content-security-policy'] ?? 'none')`;
const scripts = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];

describe('The content security policy of scripts', () => {
  afterAll(endServers);

  it('The content security policy of a page rendered per request requires a nonce of inline scripts', async () => {
    const { url } = await serveUnderTest(ECHO);
    const policies = new Set<string>();
    for (const path of [
      '/my-lesson',
      '/en/order',
      '/order/7/receipt',
      '/en/course-news/night-market/lesson',
      '/sandbox-bank/token',
      '/gift/token',
    ]) {
      const response = await fetch(url + path);
      const policy = response.headers.get('content-security-policy');
      expect(scripts(policy)).toMatch(/^'self' 'nonce-[\w+/=]{24}'( 'sha256-[^']+'){2}$/);
      expect(await response.text()).toBe(policy);
      policies.add(scripts(policy) ?? '');
    }
    expect(policies.size).toBe(6);
  });

  it('The content security policy allows the scripts before the first paint by their hashes', () => {
    const hashes = [HEAD_SCRIPT, LESSON_SCRIPT].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(EARLY_SCRIPTS).toBe(hashes.join(' '));
  });

  it('The content security policy of other pages allows only the early inline scripts, and ignores a nonce of the client', async () => {
    const { url } = await serveUnderTest(ECHO);
    for (const path of ['/', '/en/price', '/orders', '/course-news/night-market']) {
      const headers = { 'content-security-policy': "script-src 'nonce-theirs'" };
      const response = await fetch(url + path, { headers });
      expect(scripts(response.headers.get('content-security-policy'))).toBe(
        `'self' ${EARLY_SCRIPTS}`,
      );
      expect(await response.text()).toBe('none');
    }
  });

  it('Only a built file, whose policy counts where it is the script of a worker, may compile WebAssembly, and none may evaluate text', async () => {
    const { url } = await serveUnderTest(ECHO);
    const scriptsAt = async (path: string) =>
      scripts((await fetch(url + path)).headers.get('content-security-policy'));
    expect(await scriptsAt('/_next/static/chunks/worker.js')).toBe(
      `'self' ${EARLY_SCRIPTS} 'wasm-unsafe-eval'`,
    );
    for (const path of ['/', '/en/course-news/night-market/lesson', '/speech/a.bin', '/_next/a.js'])
      expect(await scriptsAt(path), path).not.toContain('wasm');
  });

  it('The content security policy allows pictures, media and requests of MEDIA_URL’s origin, and no scripts', async () => {
    const MEDIA_URL = 'https://media.shuoyi.example/shop';
    const policyOf = async (env: Record<string, string>) => {
      const { url } = await serveUnderTest(ECHO, env);
      return (await fetch(url)).headers.get('content-security-policy') ?? '';
    };
    const directives = (policy: string) =>
      policy.split('; ').filter((part) => part.includes('media.shuoyi'));
    expect(directives(await policyOf({ MEDIA_URL }))).toEqual([
      "img-src 'self' data: blob: https://media.shuoyi.example",
      "media-src 'self' blob: https://media.shuoyi.example",
      "connect-src 'self' https://media.shuoyi.example",
    ]);
    expect(directives(await policyOf({ MEDIA_URL: '' }))).toEqual([]);
  });

  it('Every page that is rendered for each request has a nonce', async () => {
    const { url } = await serveUnderTest(ECHO);
    const pages = readdirSync('src/app/[locale]', { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file.endsWith('/page.tsx'))
      // The gallery is not part of the product, and the page of unknown addresses matches every address.
      .filter((file) => !/gallery|\[\.\.\.rest\]/.test(file))
      .filter((file) => /'force-dynamic'/.test(readFileSync(`src/app/[locale]/${file}`, 'utf8')));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const path = `/${page}`.replace(/\/\([a-z]+\)|\/page\.tsx$/g, '').replace(/\[[^/]+/g, 'x');
      const policy = (await fetch(url + path)).headers.get('content-security-policy');
      expect(scripts(policy), path).toContain("'nonce-");
    }
  });

  it('Every response denies plug-ins, base addresses, frames and script attributes, and says where violations are reported', async () => {
    const { url } = await serveUnderTest(ECHO);
    for (const path of ['/', '/my-lesson', '/api/trpc/cart.add', '/%', '/_next/static/a.js']) {
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy')?.split('; ') ?? [];
      for (const directive of [
        ...["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
        ...["script-src-attr 'none'", 'report-to csp', 'report-uri /api/csp-report'],
      ])
        expect(policy, path).toContain(directive);
      expect(policy.join()).not.toMatch(/script-src[^,]*'unsafe/);
      expect(headers.get('reporting-endpoints')).toBe('csp="/api/csp-report"');
    }
  });

  it('Every response tells browsers to keep to https, types and windows, and to tell other sites no path', async () => {
    const { url } = await serveUnderTest(ECHO);
    for (const path of ['/', '/my-lesson', '/api/trpc/cart.add', '/%', '/_next/static/a.js']) {
      const { headers } = await fetch(url + path);
      expect(headers.get('strict-transport-security'), path).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
      expect(headers.get('referrer-policy'), path).toMatch(
        /^(strict-origin-when-cross|no-referrer)/,
      );
    }
  });

  it('Hosts below this one are left out when HSTS_SUBDOMAINS is 0', async () => {
    const { url } = await serveUnderTest(ECHO, { HSTS_SUBDOMAINS: '0' });
    expect((await fetch(url)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
