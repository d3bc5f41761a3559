import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { EARLY_EVENTS_SCRIPT } from '~/components/early-events/early-events';
import { LOGGED_IN_HINT_SCRIPT } from '~/features/account/logged-in-hint';
import { LESSON_HIDDEN_SCRIPT } from '~/features/lesson/player/lesson-begun';
import { EARLY_SCRIPTS } from './security-headers.mjs';
import { endServers, serveUnderTest } from './serve-under-test';

const ECHO = `(request, response) => response.end(request.headers['content-security-policy'] ?? 'none')`;
const scripts = (policy: string | null) => /script-src ([^;]*)/.exec(policy ?? '')?.[1];

describe('The content security policy of scripts', () => {
  afterEach(endServers);

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
      expect(scripts(policy)).toMatch(/^'self' 'nonce-[\w+/=]{24}'( 'sha256-[^']+'){3}$/);
      expect(await response.text()).toBe(policy);
      policies.add(scripts(policy) ?? '');
    }
    expect(policies.size).toBe(6);
  });

  it('The content security policy allows the scripts before the first paint by their hashes', () => {
    const hashes = [LOGGED_IN_HINT_SCRIPT, EARLY_EVENTS_SCRIPT, LESSON_HIDDEN_SCRIPT].map(
      (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
    );
    expect(EARLY_SCRIPTS).toBe(hashes.join(' '));
  });

  it('The content security policy of a cached page allows inline scripts and ignores a nonce of the client', async () => {
    const { url } = await serveUnderTest(ECHO);
    for (const path of ['/', '/en/price', '/orders', '/course-news/night-market']) {
      const headers = { 'content-security-policy': "script-src 'nonce-theirs'" };
      const response = await fetch(url + path, { headers });
      expect(scripts(response.headers.get('content-security-policy'))).toBe(
        "'self' 'unsafe-inline'",
      );
      expect(await response.text()).toBe('none');
    }
  });
});
