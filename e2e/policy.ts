import { expect, type Response } from '@playwright/test';

/** Maximum length of a page's policy, in bytes: common proxies accept 8 KB of headers at most, nginx 4 KB by
 *  default. */
const MAX_POLICY_BYTES = 4096;

/** Expects a page's content security policy to allow no inline script but its own, and to be short enough for proxies.
 *  The browser logs a violation of it as an error, which fails any test.
 *  @param where named in the failure */
export function expectPolicy(response: Response | null, where: string): void {
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect.soft(policy, where).not.toMatch(/script-src[^;]*unsafe/);
  expect.soft(policy, where).toMatch(/script-src 'self' '(nonce|sha256)-/);
  expect.soft(policy.length, where).toBeLessThan(MAX_POLICY_BYTES);
}
