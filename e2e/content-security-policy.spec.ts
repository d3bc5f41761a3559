import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Collects violations of the policy in a page from now on, as the browser reports them to the page itself. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellViolation: (text: string) => void }).tellViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return violations;
}

test.describe('Content that was injected into a page', () => {
  test.use({ expectedErrors: [/Content Security Policy|\/nowhere/] });

  for (const path of ['/', '/price', '/email-verify/no-such-link', '/nowhere'])
    test(`Neither an injected script nor an injected event handler runs at ${path}`, async ({
      visitor,
    }) => {
      const page = await visitor();
      const violations = await watchViolations(page);
      const messages: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') messages.push(message.text());
      });
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        const html = (await response.text()).replace(
          '</body>',
          '<script>window.injected = true</script><img src="data:image/png,none" onerror="window.injected = true"><iframe src="javascript:parent.injected = true"></iframe></body>',
        );
        expect(html).toContain('window.injected');
        await route.fulfill({ response, body: html });
      });
      await page.goto(path);
      await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
      expect(violations.filter((one) => one.includes('script-src-elem inline'))).not.toEqual([]);
      expect(violations.filter((one) => one.includes('script-src-attr inline'))).not.toEqual([]);
      expect(await page.evaluate(() => 'injected' in window)).toBe(false);
      // The other tests, the walks of all pages among them, fail when such a message is logged.
      expect(messages.join('\n')).toContain('Content Security Policy');
    });
});

test.describe('A worker', () => {
  test.use({ expectedErrors: [/Content Security Policy/] });

  test('A worker may compile WebAssembly, as the ear does, and may evaluate no text', async ({
    visitor,
  }) => {
    const page = await visitor();
    await page.goto('/');
    const built = await page.locator('script[src^="/_next/static/"]').first().getAttribute('src');
    const address = `${built}?worker`;
    await page.route(`**${address}`, async (route) => {
      const body = `const tries = (it) => { try { it(); return true; } catch { return false; } };
        postMessage({
          compiles: tries(() => new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0))),
          evaluates: tries(() => new Function('')),
        });`;
      await route.fulfill({ response: await route.fetch(), body });
    });
    const outcome = await page.evaluate(
      (script) =>
        new Promise((resolve) => {
          new Worker(script).onmessage = ({ data }) => resolve(data);
        }),
      address,
    );
    expect(outcome).toEqual({ compiles: true, evaluates: false });
  });
});
