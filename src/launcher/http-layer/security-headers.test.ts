import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN_HINT_SCRIPT } from '~/features/account/logged-in-hint';
import { EARLY_SCRIPT } from './security-headers.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

const ECHO = `(request, response) => response.end(request.headers['content-security-policy'] ?? 'none')`;
const scripts = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];

describe('the policy for scripts', () => {
  afterEach(endServers);

  it('of a page that is made for one request asks inline scripts for that request’s nonce', async () => {
    const { url } = await serveUnderTest(ECHO);
    const seen = new Set<string>();
    for (const path of [
      '/my-lesson',
      '/en/order',
      '/order/7/receipt',
      '/en/course-news/night-market/lesson',
      '/sandbox-bank/token',
      '/gift/token',
    ]) {
      const answer = await fetch(url + path);
      const policy = answer.headers.get('content-security-policy');
      expect(scripts(policy)).toMatch(/^'self' 'nonce-[\w+/=]{24}' 'sha256-[^']+'$/);
      expect(await answer.text()).toBe(policy);
      seen.add(scripts(policy) ?? '');
    }
    expect(seen.size).toBe(6);
  });

  it('knows the early script by its hash', () => {
    const hash = createHash('sha256').update(LOGGED_IN_HINT_SCRIPT).digest('base64');
    expect(EARLY_SCRIPT).toBe(`'sha256-${hash}'`);
  });

  it('of a cached page allows them, and no visitor puts a nonce into it', async () => {
    const { url } = await serveUnderTest(ECHO);
    for (const path of ['/', '/en/price', '/orders', '/course-news/night-market']) {
      const headers = { 'content-security-policy': "script-src 'nonce-theirs'" };
      const answer = await fetch(url + path, { headers });
      expect(scripts(answer.headers.get('content-security-policy'))).toBe("'self' 'unsafe-inline'");
      expect(await answer.text()).toBe('none');
    }
  });
});
